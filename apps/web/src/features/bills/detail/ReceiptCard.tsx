import { energyReceipt, isUndivided, type BillDetail, type ReceiptShare, type ShareSplit } from '@sportello/domain';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { averageWords, euroWords, priceWords, quantityWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import fold from '../../../ui/styles/fold.module.css';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import classes from './detail.module.css';

/** Shows the *scontrino dell'energia* (bolletta.scontrino.1): quantity × price, then taxes. */
export function ReceiptCard({ bill }: { bill: BillDetail }) {
  const { lines } = bill;
  const receipt = energyReceipt(lines);
  const rest: readonly (readonly [string, number])[] = [
    [t`Ricalcoli di stime precedenti`, receipt.corrections],
    [t`Servizi e prodotti`, receipt.services],
    [t`Accise`, receipt.excise],
    [t`IVA`, receipt.vat],
    [t`Bonus`, receipt.bonus],
    [t`Canone TV`, receipt.tvFee],
    [t`Altre voci`, receipt.other],
  ];
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        {receipt.shares.length === 0 ? <Trans>Cosa paghi</Trans> : <Trans>Scontrino dell’energia</Trans>}
      </SectionTitle>
      {isUndivided(bill) ? (
        <p className={layout['caption']}>
          <Trans>La fattura non indica le quote e non distingue tra vendita e rete.</Trans>
        </p>
      ) : null}
      <ul className={classes['receipt']}>
        {receipt.shares.map((share) => (
          <Share key={share.kind} share={share} />
        ))}
        {rest.map(([label, amount]) =>
          amount === 0 ? null : (
            <li key={label} className={classes['part']}>
              <Row label={label} amount={euroWords(amount)} />
            </li>
          ),
        )}
        <li className={classes['total']}>
          <Row label={<Trans>Totale</Trans>} amount={euroWords(receipt.total)} />
        </li>
      </ul>
      <details className={classes['all']}>
        <summary className={fold['summary']}>
          <IconChevronRight className={classes['chevron'] ?? ''} size={20} aria-hidden="true" />
          <Trans>Dettaglio delle voci</Trans>
        </summary>
        <Lines lines={lines} />
      </details>
    </Card>
  );
}

function Row({ label, amount }: { label: ReactNode; amount: ReactNode }) {
  return (
    <p className={classes['rowOf']}>
      <span>{label}</span>
      <span className={classes['sum']}>{amount}</span>
    </p>
  );
}

function Share({ share }: { share: ReceiptShare }) {
  const names = {
    QUOTA_CONSUMI: t`Quota per consumi`,
    QUOTA_FISSA: t`Quota fissa`,
    QUOTA_POTENZA: t`Quota potenza`,
  } as const;
  const { kind, amount, split } = share;
  return (
    <li className={classes['part']}>
      <Row label={<strong>{names[kind]}</strong>} amount={<strong>{euroWords(amount)}</strong>} />
      <p className={layout['caption']}>{timesWords(share)}</p>
      {split === undefined ? (
        <p className={cx(layout['caption'], classes['split'])}>
          <Trans>La fattura non distingue tra vendita e rete.</Trans>
        </p>
      ) : (
        <Split {...split} />
      )}
    </li>
  );
}

function Split({ sale, network }: ShareSplit) {
  return (
    <>
      {/* Decorative: the text below states the seller's share. */}
      <span className={classes['bar']} aria-hidden="true">
        {sale > 0 ? <span style={{ flexGrow: sale }} /> : null}
        {network > 0 ? <span className={classes['network']} style={{ flexGrow: network }} /> : null}
      </span>
      <p className={cx(layout['caption'], classes['split'])}>
        <span>
          <Trans>Vendita {euroWords(sale)}</Trans>
        </span>
        <span>
          <Trans>Rete e oneri {euroWords(network)}</Trans>
        </span>
      </p>
    </>
  );
}

/** Such as "3 kW × 2 mesi × 1,94 € in media". */
function timesWords({ quantity, unit, months, averagePrice }: ReceiptShare): string {
  const average = averagePrice === undefined ? undefined : averageWords(averagePrice);
  return [
    quantity === undefined ? undefined : quantityWords(quantity, unit),
    months === undefined ? undefined : plural(months, { one: '# mese', other: '# mesi' }),
    average === undefined ? undefined : t`${average} in media`,
  ]
    .filter((factor) => factor !== undefined)
    .join(' × ');
}

function Lines({ lines }: { lines: BillDetail['lines'] }) {
  return (
    <ul className={classes['lines']}>
      {[...lines.entries()].map(([place, line]) => (
        <li key={place} className={classes['rowOf']}>
          <span>
            {line.label}
            {line.unitPrice === undefined ? null : (
              <span className={cx(layout['caption'], blocks['block'])}>
                {[
                  line.quantity === undefined ? undefined : quantityWords(line.quantity, line.unit),
                  line.months === undefined ? undefined : quantityWords(line.months),
                  priceWords(line.unitPrice),
                ]
                  .filter((part) => part !== undefined)
                  .join(' × ')}
              </span>
            )}
            {line.taxable === undefined ? null : (
              <span className={cx(layout['caption'], blocks['block'])}>
                <Trans>su {euroWords(line.taxable)}</Trans>
              </span>
            )}
          </span>
          <span className={classes['sum']}>{euroWords(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
