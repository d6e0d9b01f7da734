import { euroWords, fullDay, type Cents, type Day } from '@sportello/domain';
import { facts, heading } from './front.ts';
import { frame, head } from './frame.ts';
import type { Holder, Issuer } from './paper.ts';
import { newSheet, PAGE, WIDTH } from './sheet.ts';
import { table } from './table.ts';

/** The complete input of a payment receipt. The same paper gives the same bytes. */
export interface ReceiptPaper {
  readonly paymentId: string;
  /** The payment's id at the payment provider. */
  readonly reference: string;
  readonly paidOn: Day;
  readonly amount: Cents;
  readonly bills: readonly { readonly number: string; readonly amount: Cents }[];
  readonly issuer: Issuer;
  readonly holder: Holder;
  readonly reversed: { readonly amount: Cents; readonly on: Day } | undefined;
  /** Paid through a link: the payer is unknown. */
  readonly isByLink: boolean;
}

/** Draws a payment receipt as PDF, tagged for screen readers (pagamento.ricevuta.1). */
export function drawReceipt(paper: ReceiptPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { issuer, holder, paymentId } = paper;
  const sheet = newSheet({
    title: `Ricevuta del pagamento ${paymentId} di ${issuer.brand}`,
    author: issuer.company,
    at: new Date(`${paper.paidOn}T12:00:00Z`),
    frame: (on, page, hasFoot) => frame(on, issuer, `Ricevuta ${paymentId}`, hasFoot ? page : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, 'Ricevuta di pagamento', `del ${fullDay(paper.paidOn)}`);
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    [paper.isByLink ? 'Intestatario' : 'Pagato da', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['A favore di', issuer.company],
    ['Pagato con', paper.isByLink ? 'un link, senza accedere' : undefined],
    ['Numero del pagamento', paymentId],
    ['Numero presso il fornitore di pagamenti', paper.reference],
  ]);
  sheet.y += 18;
  heading(sheet, paper.isByLink ? 'Che cosa è stato pagato' : 'Che cosa hai pagato');
  table(
    sheet,
    PAGE.margin,
    WIDTH,
    [
      { title: 'Documento', share: 70 },
      { title: 'Importo', share: 30, align: 'right' },
    ],
    [
      ...paper.bills.map(({ number, amount }) => ({ cells: [number, euroWords(amount)] })),
      { cells: ['Totale pagato', euroWords(paper.amount)], kind: 'strong' as const },
      ...(paper.reversed === undefined
        ? []
        : [
            { cells: [`Stornato il ${fullDay(paper.reversed.on)}`, euroWords(0 - paper.reversed.amount)] },
            {
              cells: ['Resta pagato', euroWords(paper.amount - paper.reversed.amount)],
              kind: 'strong' as const,
            },
          ]),
    ],
  );
  return sheet.end();
}
