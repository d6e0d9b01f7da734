import { fullAddress, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { KnownArrears } from '../../../shared/contracts/arrears.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { StatusTag } from '../../../ui/parts/signs/StatusTag.tsx';
import { SupplyIcon } from '../../../ui/parts/signs/SupplyIcon.tsx';
import { kindOf } from '../../../ui/supply-kind.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './detail.module.css';
import { WayOut } from './WayOut.tsx';
import { kindWords } from '../../../shared/contracts/kind-words.ts';
import { cx } from '../../../ui/cx.ts';

export function HeadCard({ contract, arrears }: { contract: Contract; arrears: KnownArrears }) {
  const address = contract.address && fullAddress(contract.address);
  const offer = contract.type === 'COMMODITY' ? contract.commodity.offerName : undefined;
  const description = contract.type === 'VAS' ? contract.vas.description : undefined;
  return (
    <Card as="div" className={layout['stack']}>
      <div className={screens['rowWide']}>
        <SupplyIcon kind={kindOf(contract)} size="large" />
        <div className={classes['what']}>
          <p className={cx(layout['caption'], layout['strong'])}>{kindWords(contract)}</p>
          {offer === undefined ? null : <p className={layout['strong']}>{offer}</p>}
        </div>
        <StatusTag status={contract.status} />
      </div>
      {address === undefined || address === '' ? null : <p>{address}</p>}
      {description === undefined ? null : <p className={layout['soft']}>{description}</p>}
      {contract.status !== 'SOSPESO_MOROSITA' ? null : arrears.isNothingOverdue ? (
        <Callout title={<Trans>Non risultano più bollette scadute</Trans>} action={<WayOut />}>
          {contract.type === 'VAS' ? (
            <Trans>
              Se hai pagato da poco, non devi fare altro: il servizio ripartirà quando il pagamento sarà registrato. Se
              resta sospeso, chiamaci.
            </Trans>
          ) : (
            <Trans>
              Se hai pagato da poco, non devi fare altro: chiediamo al distributore di riattivare la fornitura, di
              solito entro due giorni lavorativi. Se resta sospesa, chiamaci.
            </Trans>
          )}
        </Callout>
      ) : (
        <Callout
          tone="bad"
          title={<Trans>Contratto sospeso per un pagamento in ritardo</Trans>}
          action={
            <WayOut>
              <ButtonLink {...contractPageLink(contract, 'BILLS')}>
                <Trans>Vedi le bollette da pagare</Trans>
              </ButtonLink>
            </WayOut>
          }
        >
          {arrears.sentence}
          <Trans>
            Paga appena puoi le bollette scadute: quando riceveremo il pagamento, il contratto sarà riattivato. Se hai
            già pagato, o non trovi la bolletta, chiamaci.
          </Trans>
        </Callout>
      )}
    </Card>
  );
}
