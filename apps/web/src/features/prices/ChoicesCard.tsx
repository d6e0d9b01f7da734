import { offerChoices, type OfferChoice, type OfferedPrice, type SupplyPrices } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { euroWords } from '../../ui/amounts.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import screens from '../../ui/styles/screens.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { MissingFacts } from './MissingFacts.tsx';
import { PriceList } from './PriceList.tsx';
import classes from './prices.module.css';

interface ChoicesCardProps {
  prices: SupplyPrices;
  /** Prices that apply if nothing is chosen. */
  otherwise: readonly OfferedPrice[];
}

/** Lists the offers to choose from, the cheapest first (prezzi.scelta.1). */
export function ChoicesCard({ prices, otherwise }: ChoicesCardProps) {
  const choices = offerChoices(prices.onSale, otherwise, prices);
  if (choices.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="prezzi-scelta">
      <SectionTitle id="prezzi-scelta">
        <Trans>Cosa puoi scegliere</Trans>
      </SectionTitle>
      <p>
        <Trans>Le offerte che puoi avere al posto di quella, con i tuoi consumi di un anno.</Trans>
      </p>
      <ul className={layout['stack']}>
        {choices.map((choice) => (
          <Choice key={choice.offer.code} choice={choice} />
        ))}
      </ul>
    </Card>
  );
}

function Choice({ choice: { offer, difference, cost } }: { choice: OfferChoice }) {
  return (
    <li className={classes['choice']}>
      <h3 className={layout['strong']}>{offer.name}</h3>
      {offer.summary === undefined ? null : <p>{offer.summary}</p>}
      <p>
        {difference === undefined ? (
          <Trans>Non possiamo confrontarla con i tuoi consumi.</Trans>
        ) : (
          <Less difference={difference} />
        )}{' '}
        {offer.months === undefined ? (
          <Trans>Senza scadenza.</Trans>
        ) : (
          <Plural value={offer.months} one="Prezzi fermi per # mese." other="Prezzi fermi per # mesi." />
        )}
      </p>
      <details className={classes['fold']}>
        <summary className={screens['plainSummary']}>
          <Trans>I prezzi</Trans>
          <VisuallyHidden> {offer.name}</VisuallyHidden>
        </summary>
        <PriceList prices={offer.prices} />
        <MissingFacts missing={cost.missing.filter((fact) => fact !== 'RETE' && fact !== 'IMPOSTE')} />
      </details>
      {offer.url === undefined ? null : (
        <a
          className={cx(layout['strong'], links['link'], classes['more'])}
          href={offer.url}
          target="_blank"
          rel="noopener"
        >
          <Trans>Scopri {offer.name}</Trans>
          <IconExternalLink size={18} aria-hidden="true" />
          <VisuallyHidden>
            {' '}
            <Trans>(si apre in una nuova finestra)</Trans>
          </VisuallyHidden>
        </a>
      )}
    </li>
  );
}

function Less({ difference }: { difference: number }) {
  const amount = <strong>{euroWords(Math.abs(difference))}</strong>;
  if (difference === 0) return <Trans>In un anno paghi lo stesso.</Trans>;
  return difference < 0 ? (
    <Trans>In un anno paghi {amount} in meno.</Trans>
  ) : (
    <Trans>In un anno paghi {amount} in più.</Trans>
  );
}
