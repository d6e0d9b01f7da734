import {
  groupedNoticeNumber,
  isNoticeNumber,
  isVatNumber,
  isPaidByHand,
  PAGOPA_SYMBOL,
  pagoPaCode,
  slipCodeLine,
  type BillDetail,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { euroWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { QrCode } from '../../../ui/parts/signs/QrCode.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './detail.module.css';

/**
 * Shows how to pay outside the customer area (bolletta.pagare.1); nothing for a bill with direct debit
 * (bolletta.pagare.2).
 */
export function HowToPay({ bill }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { today } = useToday();
  const { openAmount, paymentCodes } = bill;
  const { noticeCode, payeeTaxNumber, postalAccount, transferIban, transferReference } = paymentCodes;
  if (!isPaidByHand(bill, today)) return null;
  const notice = noticeCode !== undefined && isNoticeNumber(noticeCode) ? noticeCode : undefined;
  const qr =
    notice !== undefined && payeeTaxNumber !== undefined && isVatNumber(payeeTaxNumber)
      ? pagoPaCode(notice, payeeTaxNumber, openAmount)
      : undefined;
  const line =
    notice !== undefined && postalAccount !== undefined
      ? slipCodeLine({ clientCode: notice, amount: openAmount, account: postalAccount })
      : undefined;
  if (notice === undefined && transferIban === undefined) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle
        lead={
          notice === undefined ? (
            <Trans>Con un bonifico dalla tua banca: bastano questi dati.</Trans>
          ) : (
            <Trans>Con l’app della tua banca, alle Poste, in tabaccheria o allo sportello: bastano questi dati.</Trans>
          )
        }
      >
        <Trans>Come pagarla</Trans>
      </SectionTitle>
      <div className={classes['pay']}>
        {qr === undefined ? null : (
          <figure className={classes['qr']}>
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
      {line === undefined ? null : (
        <div className={classes['slipLine']}>
          <p className={classes['soft']}>
            <Trans>Riga del bollettino TD 896</Trans>
          </p>
          <p className={classes['codeLine']}>{line}</p>
        </div>
      )}
    </Card>
  );
}
