import { addDays, isNoticeNumber, sumCents, type Cents, type Day } from '@sportello/domain';
import { centsOf } from '../../../formats/fatturapa/exact.ts';
import type { InvoiceBody } from '../../../formats/fatturapa/read/shape.ts';
import { methodOf } from '../../../formats/fatturapa/ways-to-pay.ts';
import type { BillDraft } from './draft.ts';

type Payment = Pick<
  BillDraft['bill'],
  'statusCode' | 'dueDate' | 'openCents' | 'methodCode' | 'noticeCode' | 'transferIban' | 'transferReference'
>;

/**
 * Derives payment method and due date. An invoice does not state that it was paid, so its amount is open, on time or
 * overdue as of today; a credit note or a zero amount needs no payment.
 */
export function paymentOf({ DatiPagamento, DatiGenerali }: InvoiceBody, amount: Cents, today: Day): Payment {
  const parts = DatiPagamento.flatMap(({ DettaglioPagamento }) => DettaglioPagamento);
  const [first] = parts;
  const dueDate = parts.map(dueDay).find((day) => day !== undefined) ?? null;
  const asked = first === undefined ? amount : sumCents(parts.map((part) => centsOf(part.ImportoPagamento)));
  const isCredit = DatiGenerali.DatiGeneraliDocumento.TipoDocumento === 'TD04' || amount <= 0;
  const openCents = isCredit ? 0 : asked;
  const code = first?.CodicePagamento?.replaceAll(' ', '');
  const isNotice = code !== undefined && isNoticeNumber(code);
  return {
    statusCode: openCents <= 0 ? '05' : dueDate !== null && dueDate < today ? '03' : '02',
    dueDate,
    openCents,
    methodCode: first === undefined ? null : methodOf(first.ModalitaPagamento),
    noticeCode: isNotice ? code : null,
    transferIban: first?.IBAN ?? null,
    transferReference: isNotice ? null : (first?.CodicePagamento ?? null),
  };
}

function dueDay(part: InvoiceBody['DatiPagamento'][number]['DettaglioPagamento'][number]): Day | undefined {
  const { DataScadenzaPagamento: due, DataRiferimentoTerminiPagamento: from, GiorniTerminiPagamento: days } = part;
  return due ?? (from === undefined || days === undefined ? undefined : addDays(from, days));
}
