import {
  groupedNoticeNumber,
  isNoticeNumber,
  isVatNumber,
  isPaidByHand,
  PAGOPA_SYMBOL,
  pagoPaCode,
  slipCodeLine,
  type BillDetail,
  type Day,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingBank } from '@tabler/icons-react';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { QrCode } from '../../../ui/parts/signs/QrCode.tsx';
import { PayWay } from '../../paying/PayWay.tsx';
import { WithoutDispute } from '../../paying/WithoutDispute.tsx';
import classes from './detail.module.css';

/** True for a bill that can be paid outside the customer area, by its codes (bolletta.pagare.1, bolletta.pagare.2). */
export function isPaidElsewhere(bill: BillDetail, today: Day): boolean {
  const { noticeCode, transferIban } = bill.paymentCodes;
  const hasCodes = transferIban !== undefined || (noticeCode !== undefined && isNoticeNumber(noticeCode));
  return hasCodes && isPaidByHand(bill, today);
}

/** Shows how to pay outside the customer area (bolletta.pagare.1). */
export function ElsewhereWay({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { openAmount, paymentCodes } = bill;
  const { noticeCode, payeeTaxNumber, postalAccount, transferIban, transferReference } = paymentCodes;
  const notice = noticeCode !== undefined && isNoticeNumber(noticeCode) ? noticeCode : undefined;
  const qr =
    notice !== undefined && payeeTaxNumber !== undefined && isVatNumber(payeeTaxNumber)
      ? pagoPaCode(notice, payeeTaxNumber, openAmount)
      : undefined;
  const line =
    notice !== undefined && postalAccount !== undefined
      ? slipCodeLine({ clientCode: notice, amount: openAmount, account: postalAccount })
      : undefined;
  return (
    <PayWay
      icon={IconBuildingBank}
      title={
        notice === undefined ? (
          <Trans>Con un bonifico dalla tua banca</Trans>
        ) : (
          <Trans>Con l’app della banca, alle Poste o in tabaccheria</Trans>
        )
      }
    >
      <div className={cx(layout['stackLarge'], classes['pay'])}>
        {qr === undefined ? null : (
          <figure className={cx(layout['stackSmall'], layout['caption'], classes['qr'])}>
            <QrCode text={qr} version={PAGOPA_SYMBOL.version} label={t`Codice QR dell’avviso pagoPA`} />
            <figcaption>
              <Trans>Inquadralo con l’app della tua banca</Trans>
            </figcaption>
          </figure>
        )}
        <Facts
          facts={[
            { name: t`Importo`, value: euroWords(openAmount) },
            { name: t`Codice avviso`, value: notice && groupedNoticeNumber(notice), isCode: true },
            { name: t`Codice fiscale del beneficiario`, value: notice && payeeTaxNumber, isCode: true },
            { name: t`Conto corrente postale`, value: notice && postalAccount, isCode: true },
            { name: t`IBAN per il bonifico`, value: transferIban, isCode: true, isLong: true },
            { name: t`Causale`, value: transferReference, isCode: true, isLong: true },
          ]}
        />
      </div>
      <WithoutDispute bills={[bill]} />
      {line === undefined ? null : (
        <div className={classes['slipLine']}>
          <p className={layout['caption']}>
            <Trans>Riga del bollettino TD 896</Trans>
          </p>
          <p className={classes['codeLine']}>{line}</p>
        </div>
      )}
    </PayWay>
  );
}
