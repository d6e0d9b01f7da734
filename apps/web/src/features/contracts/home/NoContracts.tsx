import type { Contract, User } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useOfferPage } from '../../../shared/customer/use-offer-page.ts';
import { toContractPage } from '../../../shared/links/to-contract.tsx';
import { cx } from '../../../ui/cx.ts';
import { fullDay } from '../../../ui/moments.ts';
import { optionalPart } from '../../../ui/later/optional-part.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { OutsideButton } from '../../../ui/parts/ways/OutsideButton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { ContractLine } from '../ContractLine.tsx';
import classes from './home.module.css';

// Optional: the link to the offers page does not depend on it.
const Offers = optionalPart(() => import('./Offers.tsx').then(({ Offers }) => Offers));

const MOST = 3;

const toDocuments = toContractPage('DOCUMENTS');

interface NoContractsProps {
  closed: readonly Contract[];
  user: User | undefined;
}

/**
 * For customers without active or pending contracts: former customers see their documents first (home.forniture.3),
 * then the provider's offers page (pagine.offerte.1) and current offers.
 */
export function NoContracts({ closed, user }: NoContractsProps) {
  const segment = user?.segment ?? 'SCONOSCIUTO';
  const become = (
    <OutsideButton href={useOfferPage(segment)}>
      <Trans>Diventa cliente</Trans>
    </OutsideButton>
  );
  return (
    <>
      {closed.length > 0 ? (
        <>
          <Papers closed={closed} hasPages={user?.modules.contracts === 'ACTIVE'} />
          <Card as="div" className={layout['stack']}>
            <SectionTitle lead={<Trans>Luce, gas e fibra: scegli l’offerta, del passaggio ci occupiamo noi.</Trans>}>
              <Trans>Torna con noi quando vuoi</Trans>
            </SectionTitle>
            <div>{become}</div>
          </Card>
        </>
      ) : (
        <Card>
          <EmptyState wide title={<Trans>Non hai ancora contratti</Trans>} actions={become}>
            {user?.type === 'PROSPECT' ? (
              <Trans>Manca poco: scegli l’offerta di luce e gas adatta a te, e segui da qui l’attivazione.</Trans>
            ) : (
              <Trans>Quando attiverai luce, gas, fibra o un servizio, qui troverai il contratto.</Trans>
            )}
          </EmptyState>
        </Card>
      )}
      <Suspense fallback={null}>
        <Offers segment={segment} />
      </Suspense>
    </>
  );
}

/** The contracts that ended last, with their documents. */
function Papers({ closed, hasPages }: { closed: readonly Contract[]; hasPages: boolean }) {
  const latest = closed.toSorted((one, other) => (endOf(other) ?? '').localeCompare(endOf(one) ?? ''));
  return (
    <Card as="div" className={layout['stack']}>
      <SectionTitle lead={<Trans>Restano disponibili anche senza contratti attivi.</Trans>}>
        <Trans>I documenti dei tuoi contratti</Trans>
      </SectionTitle>
      <ul className={blocks['stackFlush']}>
        {latest.slice(0, MOST).map((contract) => (
          <ContractLine
            key={`${contract.type} ${contract.code}`}
            contract={contract}
            linkTo={hasPages ? toDocuments : undefined}
            note={endWords(endOf(contract))}
          />
        ))}
      </ul>
      {closed.length > MOST && hasPages ? (
        <Link
          to="/my-edison/contratti"
          search={{ stato: 'chiusi' }}
          className={cx(layout['strong'], links['link'], classes['all'])}
        >
          <Plural value={closed.length} one="Vai al contratto chiuso" other="Tutti i contratti chiusi (#)" />
        </Link>
      ) : null}
    </Card>
  );
}

function endOf(contract: Contract): string | undefined {
  return contract.type === 'COMMODITY' ? contract.commodity.endDate : contract.vas.endDate;
}

function endWords(day: string | undefined) {
  return day === undefined ? undefined : <Trans>fine: {fullDay(day)}</Trans>;
}
