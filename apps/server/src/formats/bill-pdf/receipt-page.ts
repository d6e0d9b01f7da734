import { fullDay, isOfSupply, type BillDetail } from '@sportello/domain';
import { facts, GAP, HALF, heading } from './front.ts';
import { isEnergyBill, receiptRows } from './receipt.ts';
import { PAGE, WIDTH, type Sheet } from './sheet.ts';
import { table } from './table.ts';

const { margin } = PAGE;

/**
 * Draws the *scontrino dell'energia* and the box of the offer (bolletta.documento.1): on a page of their own for the
 * bill of a supply, below the front for all else.
 */
export function receiptPage(sheet: Sheet, bill: BillDetail): void {
  if (isOfSupply(bill)) sheet.addPage();
  heading(sheet, isEnergyBill(bill) ? 'Scontrino dell’energia' : 'Che cosa paghi');
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Voce', share: 36 },
      { title: 'Quantità', share: 24, align: 'right' },
      { title: 'Prezzo medio', share: 22, align: 'right' },
      { title: 'Importo', share: 18, align: 'right' },
    ],
    receiptRows(bill),
  );
  sheet.y += 2 * GAP;
  if (bill.offer.name !== undefined) offerBox(sheet, bill);
}

function offerBox(sheet: Sheet, { offer: { name, code, expiry, conditions } }: BillDetail): void {
  heading(sheet, 'Box offerta');
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['Offerta', name],
    ['Codice offerta', code],
    ['Prezzi validi fino al', expiry === undefined ? undefined : fullDay(expiry)],
  ]);
  const right = facts(sheet, margin + HALF + GAP, top, HALF, [['Condizioni', conditions]]);
  sheet.y = Math.max(left, right) + 2 * GAP;
}
