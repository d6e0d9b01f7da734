import {
  addDays,
  compareYears,
  lastDeliveryDay,
  offerOn,
  pricesInForce,
  type CommodityMarket,
  type Day,
  type PriceSequel,
  type SupplyPrices,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { euroWords } from '../../ui/amounts.ts';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import { fullDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { MissingFacts } from './MissingFacts.tsx';
import { PriceList } from './PriceList.tsx';
import classes from './prices.module.css';
import { YearTable } from './YearTable.tsx';

interface SequelCardProps {
  prices: SupplyPrices;
  market: CommodityMarket;
  today: Day;
  end: Day | undefined;
  sequel: PriceSequel | undefined;
}

/** Shows what happens by itself, and what it would cost (prezzi.scadenza.3). */
export function SequelCard(props: SequelCardProps) {
  const { sequel } = props;
  return (
    <Card className={layout['stack']} aria-labelledby="prezzi-seguito">
      <SectionTitle id="prezzi-seguito">
        <Trans>Se non fai nulla</Trans>
      </SectionTitle>
      {sequel === undefined ? <Unknown {...props} /> : <Known {...props} sequel={sequel} />}
    </Card>
  );
}

function Unknown({ market, end, today }: SequelCardProps) {
  if (end === undefined) {
    return (
      <p>
        <Trans>
          La tua offerta non ha scadenza: resta com’è. Se cambiamo le condizioni ti scriviamo almeno tre mesi prima.
        </Trans>
      </p>
    );
  }
  if (market === 'STG') {
    return (
      <p>
        <Trans>
          Il Servizio a Tutele Graduali finisce il {fullDay(end)}. Se non scegli, resti con noi con un’offerta del
          mercato libero e la luce non si interrompe. Appena conosciamo i prezzi li trovi qui.
        </Trans>
      </p>
    );
  }
  const last = lastDeliveryDay({ kind: 'RINNOVO', effectiveDay: addDays(end, 1), allFall: false });
  if (last !== undefined && today > last) {
    return (
      <p>
        <Trans>
          La tua offerta finisce il {fullDay(end)} e non conosciamo le condizioni che seguono. Dovresti riceverle almeno
          tre mesi prima, o un mese prima se il prezzo scende: se arrivano più tardi, il cambiamento non ha effetto. La
          fornitura non si interrompe.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        La tua offerta finisce il {fullDay(end)}. Le condizioni che seguono non sono ancora note: te le scriviamo almeno
        tre mesi prima, o un mese prima se il prezzo scende. La fornitura non si interrompe.
      </Trans>
    </p>
  );
}

function Known({ prices, today, sequel: { from, offer, prices: next } }: SequelCardProps & { sequel: PriceSequel }) {
  const current = offerOn(prices.offers, today);
  const years = compareYears(pricesInForce(prices.components, today), next, prices);
  const ofSeller = next.filter(({ part }) => part === 'VENDITA');
  return (
    <>
      <p>
        {offer === undefined ? (
          <Trans>Dal {fullDay(from)} cambiano i prezzi della tua offerta.</Trans>
        ) : offer.name === current?.name ? (
          <Trans>
            Dal {fullDay(from)} la tua offerta <strong>{offer.name}</strong> si rinnova.
          </Trans>
        ) : (
          <Trans>
            Dal {fullDay(from)} la tua offerta è <strong>{offer.name}</strong>.
          </Trans>
        )}{' '}
        <Difference difference={years.difference} />
      </p>
      {years.difference === undefined ? null : <YearTable years={years} />}
      <MissingFacts missing={years.after.missing} />
      {ofSeller.length === 0 ? null : (
        <details className={classes['fold']}>
          <summary className={screens['plainSummary']}>
            <Trans>I prezzi dal {fullDay(from)}</Trans>
          </summary>
          <PriceList prices={ofSeller} />
        </details>
      )}
    </>
  );
}

function Difference({ difference }: { difference: number | undefined }): ReactNode {
  if (difference === undefined) return <Trans>Non possiamo ancora dirti quanto costa un anno.</Trans>;
  const amount = <strong>{euroWords(Math.abs(difference))}</strong>;
  if (difference === 0) return <Trans>Con i tuoi consumi paghi lo stesso.</Trans>;
  return difference > 0 ? (
    <Trans>Con i tuoi consumi paghi {amount} in più in un anno.</Trans>
  ) : (
    <Trans>Con i tuoi consumi paghi {amount} in meno in un anno.</Trans>
  );
}
