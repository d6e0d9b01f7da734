import { contentUses } from '@sportello/calls';
import { contractLabel, shortAddress, type CommodityContract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconBolt, IconFlame } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { backTo } from '../../shared/links/back-to.tsx';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { useContent } from '../../shared/content/use-content.ts';
import { kindWords } from '../../shared/contracts/kind-words.ts';
import { ownName } from '../../shared/contracts/own-name.ts';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { withData } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { LinkRows } from '../../ui/parts/ways/LinkRows.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './consumption.module.css';
import { ConnectedHomeCard } from './ConnectedHomeCard.tsx';
import { ConsumptionPage } from './ConsumptionPage.tsx';
import { isMeasured, mainOf } from './main-supply.ts';

/** Shows the main supply at once, and the way to the others (consumo.schermo.2). */
export function EnergyControlPage() {
  const lists = useContractLists();
  const supplies = lists.data?.filter(isMeasured);
  return (
    <Page title={<Trans>Controllo energia</Trans>} back={backTo.home()}>
      <ReadBody
        read={withData(lists, supplies)}
        isDated
        failed={<Trans>Non riusciamo a caricare le tue forniture</Trans>}
        skeleton={<CardSkeleton />}
        empty={
          <Card>
            <EmptyState title={<Trans>Nessuna fornitura da seguire</Trans>} level={2}>
              <Trans>Con una fornitura attiva di luce o gas qui trovi i tuoi consumi.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {(all) => {
          const main = mainOf(all);
          const others = all.filter((each) => each !== main);
          if (main === undefined) return null;
          return (
            <>
              <ConsumptionPage contract={main} title={others.length === 0 ? undefined : contractLabel(main)} />
              {others.length === 0 ? null : <Others supplies={others} />}
            </>
          );
        }}
      </ReadBody>
      <ConnectedHomeCard />
      <Welcome />
    </Page>
  );
}

/** Optional content: the page works without it. */
function Welcome() {
  const [item] = useContent(contentUses.energyControl, []).data ?? [];
  if (item === undefined) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>{item.welcome.title}</SectionTitle>
      <p>{item.welcome.description}</p>
      <ul className={cx(blocks['stackFlush'], blocks['divided'])}>
        {item.tutorial.map(({ title, description }) => (
          <li key={title} className={classes['choose']}>
            <span className={cx(layout['strong'], classes['name'])}>{title}</span>
            <span className={layout['captionLines']}>{description}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Others({ supplies }: { supplies: readonly CommodityContract[] }) {
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Le altre forniture</Trans>
      </SectionTitle>
      <LinkRows
        rows={supplies.map((contract) => ({
          id: contract.code,
          icon: contract.commodity.commodityType === 'GAS' ? IconFlame : IconBolt,
          label: contractLabel(contract),
          note: (
            <>
              {kindWords(contract)}
              {contract.address === undefined ? null : <> · {shortAddress(contract.address)}</>}
              {ownName(contract) === undefined ? <VisuallyHidden> {contract.code}</VisuallyHidden> : null}
            </>
          ),
        }))}
        renderLink={({ id, ...link }) => {
          const contract = supplies.find(({ code }) => code === id);
          return contract === undefined ? null : <Link {...contractPageLink(contract, 'CONSUMPTION')} {...link} />;
        }}
      />
    </Card>
  );
}
