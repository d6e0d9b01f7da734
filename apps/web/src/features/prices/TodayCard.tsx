import { isInForce, offerOn, pricesInForce, yearCost, type Day, type SupplyPrices } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { Figure } from '../../ui/parts/facts/Figure.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { MissingFacts } from './MissingFacts.tsx';
import { PriceList } from './PriceList.tsx';
import classes from './prices.module.css';
import { UseWords } from './UseWords.tsx';

interface TodayCardProps {
  prices: SupplyPrices;
  today: Day;
  /** Last day of what is paid now; undefined without an end. */
  end: Day | undefined;
}

/** Shows what is paid today, since when and until when (prezzi.offerte.1). */
export function TodayCard({ prices, today, end }: TodayCardProps) {
  const { t } = useLingui();
  const offer = offerOn(prices.offers, today);
  const current = pricesInForce(prices.components, today);
  const ofSeller = current.filter(({ part }) => part === 'VENDITA');
  const others = current.filter(({ part }) => part !== 'VENDITA');
  return (
    <Card className={layout['stack']} aria-labelledby="prezzi-oggi">
      <SectionTitle id="prezzi-oggi">
        <Trans>Cosa paghi oggi</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Offerta`, value: offer?.name },
          { name: t`Dal`, value: offer && fullDay(offer.from) },
          { name: t`Fino al`, value: end === undefined ? t`senza scadenza` : fullDay(end) },
          { name: t`Codice offerta`, value: offer?.code, isCode: true },
        ]}
      />
      {current.length === 0 ? (
        <p>
          <Trans>Non conosciamo ancora i prezzi di questa offerta: li trovi nel contratto e nelle bollette.</Trans>
        </p>
      ) : (
        <>
          <PriceList prices={ofSeller} />
          {others.length === 0 ? null : (
            <details className={classes['fold']}>
              <summary className={screens['plainSummary']}>
                <Trans>Rete, oneri e imposte</Trans>
              </summary>
              <PriceList prices={others} />
            </details>
          )}
          <Year prices={prices} current={current} />
        </>
      )}
    </Card>
  );
}

function Year({ prices, current }: Pick<TodayCardProps, 'prices'> & { current: ReturnType<typeof pricesInForce> }) {
  const { total, vat, missing, shares } = yearCost(current, prices);
  return (
    <>
      {shares.ENERGIA === undefined ? (
        <p>
          <Trans>Non possiamo ancora dirti quanto costa un anno.</Trans>
        </p>
      ) : (
        <Figure
          size="normal"
          label={vat === undefined ? <Trans>Un anno, senza IVA</Trans> : <Trans>Un anno, IVA compresa</Trans>}
        >
          {euroWords(total)}
        </Figure>
      )}
      <UseWords use={prices.use} />
      <MissingFacts missing={missing} />
    </>
  );
}

/** Lists the offers of before, once there are some. */
export function PastOffers({ prices: { offers }, today }: Pick<TodayCardProps, 'prices' | 'today'>) {
  const past = offers.filter((offer) => offer.from <= today && !isInForce(offer, today));
  if (past.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="prezzi-prima">
      <SectionTitle id="prezzi-prima">
        <Trans>Le offerte di prima</Trans>
      </SectionTitle>
      <ul className={layout['stackSmall']}>
        {past.map(({ from, until = from, name }) => (
          <li key={from}>
            {name}{' '}
            <span className={layout['caption']}>
              <Trans>
                dal {fullDay(from)} al {fullDay(until)}
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
