import { euroWords, fullDay, isOfSupply, phoneWords, type BillDetail } from '@sportello/domain';
import { encode } from 'uqr';
import { amountBox } from './amount-box.ts';
import type { BillPaper } from './paper.ts';
import { GREY, PAGE, WIDTH, type Sheet, type Style } from './sheet.ts';
import { FOOT } from './table.ts';
import { consumed, period } from './words.ts';

const { margin } = PAGE;
export const GAP = 12;
export const HALF = (WIDTH - GAP) / 2;
const label: Style = { size: 8, colour: GREY };

export type Fact = readonly [name: string, value: string | undefined];

/** Draws the front page, which begins below the title (bolletta.documento.1). */
export function front(sheet: Sheet, paper: BillPaper): void {
  const { bill, holder, contract } = paper;
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['Intestatario', holder.name],
    [holder.taxId?.length === 11 ? 'Partita IVA o codice fiscale' : 'Codice fiscale', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Contratto', contract.name === undefined ? contract.code : `${contract.name}, ${contract.code}`],
    [bill.commodityType === undefined ? 'Indirizzo' : 'Indirizzo di fornitura', contract.address],
  ]);
  const right = amountBox(sheet, paper, { x: margin + HALF + GAP, top, width: HALF });
  sheet.y = Math.max(left, right) + 2 * GAP;
  if (bill.commodityType !== undefined) supply(sheet, bill);
  if (isOfSupply(bill)) namedApart(sheet, bill);
  contacts(sheet, paper);
  if (isOfSupply(bill)) wayToDetails(sheet, paper);
}

function supply(sheet: Sheet, bill: BillDetail): void {
  const { offer, essentials } = bill;
  heading(sheet, 'La tua fornitura');
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['POD', bill.pod],
    ['PDR', bill.pdr],
    ['Offerta', offer.name],
    ['Prezzi validi fino al', offer.expiry === undefined ? undefined : fullDay(offer.expiry)],
  ]);
  const right = facts(sheet, margin + HALF + GAP, top, HALF, [
    ['Periodo', period(bill.periodStart, bill.periodEnd)],
    ['Consumo fatturato', consumed(bill.consumption, bill.consumptionUnit)],
    ['Consumo annuo', yearlyWords(essentials)],
  ]);
  sheet.y = Math.max(left, right) + 2 * GAP;
}

function yearlyWords({ yearly }: BillDetail['essentials']): string | undefined {
  if (yearly === undefined) return undefined;
  const { quantity, unit, start, end } = yearly;
  return `${consumed(quantity, unit)} nel periodo\n${period(start, end)}`;
}

/** ARERA asks that bonus and TV fee are named beside the total, of which they are part. */
function namedApart(sheet: Sheet, { lines }: BillDetail): void {
  const apart = lines.filter(({ kind }) => kind === 'BONUS' || kind === 'CANONE_RAI');
  if (apart.length === 0) return;
  heading(sheet, 'Compresi nel totale');
  sheet.y = facts(
    sheet,
    margin,
    sheet.y,
    WIDTH,
    apart.map(({ kind, label: name, amount }) => [kind === 'CANONE_RAI' ? 'Canone TV' : name, euroWords(amount)]),
  );
  sheet.y += 2 * GAP;
}

/** The law asks for these on the first page (bolletta.documento.4). */
function contacts(
  sheet: Sheet,
  { bill, issuer, contacts: { emergency, customerService, complaints } }: BillPaper,
): void {
  const whenToCall = bill.commodityType === 'GAS' ? 'odore di gas e guasti' : 'guasti e interruzioni';
  heading(sheet, 'A chi rivolgerti');
  sheet.y = facts(sheet, margin, sheet.y, WIDTH, [
    ['Pronto intervento', emergency && `${phoneWords(emergency)}, il distributore della tua zona: ${whenToCall}`],
    ['Servizio clienti', customerService && phoneWords(customerService)],
    ['Reclami', [`Scrivi su ${issuer.area}/reclamo`, complaints && `o a ${complaints}`].filter(Boolean).join(', ')],
  ]);
  sheet.y += 2 * GAP;
}

const QR = 68;

/** Draws the way to the bill's page, which has the elements of detail (bolletta.documento.5). */
function wayToDetails(sheet: Sheet, { bill, issuer }: BillPaper): void {
  const url = `${issuer.area}/my-edison/bollette/${encodeURIComponent(bill.number)}`;
  const { data } = encode(url, { ecc: 'M', border: 0 });
  const module = QR / data.length;
  heading(sheet, 'Elementi di dettaglio', QR + 30);
  const [x, top] = [margin, sheet.y + 4];
  sheet.picture('Codice QR della pagina di questa bolletta nell’area clienti.', (pdf) => {
    for (const [row, dots] of data.entries()) {
      for (const [column, isDark] of dots.entries()) {
        if (isDark) pdf.rect(x + column * module, top + row * module, module, module);
      }
    }
    pdf.fill('#000000');
  });
  const beside = x + QR + 20;
  const words = 'Ogni voce con quantità, prezzo e periodo. Inquadra il codice, oppure apri:';
  const below = top + 12 + sheet.write('P', words, beside, top + 8, WIDTH - QR - 20);
  sheet.write('P', url, beside, below, WIDTH - QR - 20, { weight: 'bold' });
  sheet.y = top + QR + 2 * GAP;
}

/** Draws a heading, on a new page where `height`, the heading's own included, would not fit on this one. */
export function heading(sheet: Sheet, text: string, height = 70): void {
  if (sheet.y + height > FOOT) sheet.addPage();
  sheet.y += sheet.write('H2', text, margin, sheet.y, WIDTH, { size: 12.5, weight: 'bold' }) + 5;
}

/** Draws labels and values below each other, without gaps for unknown ones. Returns the bottom position. */
export function facts(sheet: Sheet, x: number, top: number, width: number, all: readonly Fact[]): number {
  const values = 112;
  let y = top;
  for (const [name, value] of all) {
    if (value === undefined || value === '') continue;
    sheet.group('Div', () => {
      sheet.write('Span', name, x, y + 1, values - 8, label);
      const height = sheet.write('P', value, x + values, y, width - values);
      y += Math.max(height, sheet.heightOf(name, values - 8, label)) + 3;
    });
  }
  return y;
}
