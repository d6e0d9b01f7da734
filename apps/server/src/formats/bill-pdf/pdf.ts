import { fullDay, isCredit, isOfSupply, DOCUMENT_VIEW_MODES, INVOICE_TYPE_LABELS } from '@sportello/domain';
import { details } from './details.ts';
import { frame, head } from './frame.ts';
import { essentials } from './essentials/essentials.ts';
import { instalments } from './essentials/bills.ts';
import { front } from './front.ts';
import type { BillPaper } from './paper.ts';
import { prescribed } from './prescribed.ts';
import { receiptPage } from './receipt-page.ts';
import { newSheet } from './sheet.ts';
import { hasPageToPay, slip } from './slip.ts';

/**
 * Draws a bill as PDF, tagged for screen readers (bolletta.documento.1): front, receipt and essential elements (S),
 * with every line (D), and a payment page if an amount is due. The same paper gives the same bytes.
 */
export function drawBill(paper: BillPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { bill, issuer, mode } = paper;
  const isDetailed = mode === DOCUMENT_VIEW_MODES.DETAILED;
  const kind = isCredit(bill) ? 'Nota di credito' : INVOICE_TYPE_LABELS[bill.type];
  const sheet = newSheet({
    title: `${kind} ${bill.number} di ${issuer.brand}`,
    author: issuer.company,
    at: new Date(`${bill.issueDate}T12:00:00Z`),
    frame: (on, page, hasFoot) => frame(on, issuer, bill.number, hasFoot ? page : undefined),
  });
  sheet.addPage();
  const commodity = { LUCE: 'luce', GAS: 'gas', SCONOSCIUTO: '' }[bill.commodityType ?? 'SCONOSCIUTO'];
  head(
    sheet,
    issuer,
    `${kind} ${commodity}`.trim(),
    [`N. ${bill.number}`, `emessa il ${fullDay(bill.issueDate)}`, isDetailed ? 'di dettaglio' : 'sintetica'].join(
      ' · ',
    ),
  );
  front(sheet, paper);
  receiptPage(sheet, bill);
  if (isOfSupply(bill)) essentials(sheet, paper);
  else instalments(sheet, bill);
  if (isDetailed) details(sheet, bill);
  prescribed(sheet, paper);
  if (hasPageToPay(bill)) slip(sheet, paper);
  return sheet.end();
}
