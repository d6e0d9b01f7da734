import { indexWords, PRICE_UNITS, unitPriceWords, type OfferedPrice } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';
import { Facts } from '../../ui/parts/facts/Facts.tsx';

/** Lists prices by label and band (prezzi.voci.1). */
export function PriceList({ prices }: { prices: readonly OfferedPrice[] }) {
  const { t } = useLingui();
  return (
    <>
      <Facts
        facts={inOrder(prices).map((price) => ({
          name: price.band === undefined ? price.label : t`${price.label}, fascia ${price.band}`,
          value: <Price price={price} />,
        }))}
      />
      <p className={layout['caption']}>
        <Trans>Prezzi senza IVA.</Trans>
      </p>
    </>
  );
}

/** Sorts the prices of what is used before those of a month. */
function inOrder(prices: readonly OfferedPrice[]): readonly OfferedPrice[] {
  return prices.toSorted((one, other) => PRICE_UNITS.indexOf(one.unit) - PRICE_UNITS.indexOf(other.unit));
}

function Price({ price }: { price: OfferedPrice }) {
  const words = unitPriceWords(price);
  const index = indexWords(price);
  if (price.kind === 'FISSO') return words;
  return (
    <>
      {words ?? <Trans>non ancora noto</Trans>} <span className={layout['caption']}>({index})</span>
    </>
  );
}
