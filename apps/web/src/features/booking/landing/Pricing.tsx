import type { contentUses, ItemOf } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { priceWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './landing.module.css';

type Pricing = NonNullable<ItemOf<typeof contentUses.interventionLanding>['pricing']>;
type Prices = Pricing['firstIntervention'];
type Price = Prices['firstHour'];

/** Hourly prices of the first and later interventions (intervento.pagina.1). */
export function PricingCard({ pricing: { firstIntervention, nextIntervention } }: { pricing: Pricing }) {
  return (
    <Card className={layout['stack']} aria-labelledby="prezzi">
      <SectionTitle id="prezzi">
        <Trans>Quanto costa</Trans>
      </SectionTitle>
      <div className={cx(layout['stack'], classes['prices'])}>
        {[firstIntervention, nextIntervention].map((prices) => (
          <PricesOf key={prices.label} {...prices} />
        ))}
      </div>
    </Card>
  );
}

function PricesOf({ label, firstHour, nextHours }: Prices) {
  return (
    <div className={cx(layout['stackSmall'], screens['well'], classes['price'])}>
      <h3 className={screens['emphasis']}>{label}</h3>
      <dl>
        <div className={classes['row']}>
          <dt>
            <Trans>Prima ora</Trans>
          </dt>
          <Amount price={firstHour} />
        </div>
        <div className={classes['row']}>
          <dt>
            <Trans>Ore successive</Trans>
          </dt>
          <Amount price={nextHours} />
        </div>
      </dl>
    </div>
  );
}

function Amount({ price: { original, discounted } }: { price: Price }) {
  return (
    <dd>
      {original === undefined || original === discounted ? null : (
        <s className={classes['before']}>
          <VisuallyHidden>
            <Trans>Prezzo pieno</Trans>{' '}
          </VisuallyHidden>
          {priceWords(original)}
        </s>
      )}
      {discounted === 0 ? <Trans>Gratis</Trans> : priceWords(discounted)}
    </dd>
  );
}
