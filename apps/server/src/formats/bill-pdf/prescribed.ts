import {
  dayOnPaper,
  euroWords,
  fullDay,
  objectionTo,
  prescriptionOf,
  type BillDetail,
  type Prescription,
} from '@sportello/domain';
import { facts, heading } from './front.ts';
import type { BillPaper } from './paper.ts';
import { GREY, INK, PAGE, WIDTH, type Sheet, type Style } from './sheet.ts';
import { FOOT, table } from './table.ts';
import { period } from './words.ts';

const { margin } = PAGE;
const GAP = 12;

/** The text that ARERA 184/2020 prescribes word for word. */
const NOTICE =
  'La fattura contiene importi per consumi risalenti a più di due anni, che possono non essere pagati in applicazione della Legge di bilancio 2018 (Legge n. 205/17) come modificata dalla Legge di bilancio 2020 (Legge n. 160/19). La invitiamo a comunicare tempestivamente la Sua volontà di eccepire la prescrizione relativamente a tali importi, ad esempio inoltrando il modulo compilato allegato alla fattura ai recapiti di seguito riportati.';

/** Draws the page of a bill's prescribed part, with the form of the objection (bolletta.prescrizione.2); none without. */
export function prescribed(sheet: Sheet, paper: BillPaper): void {
  const { bill } = paper;
  const prescription = prescriptionOf(bill);
  if (prescription === undefined) return;
  sheet.addPage();
  heading(sheet, 'Importi per consumi di più di due anni fa');
  paragraph(sheet, NOTICE);
  amounts(sheet, bill, prescription);
  const objection = objectionTo(bill);
  if (objection === undefined) form(sheet, paper, prescription);
  else paragraph(sheet, `Hai già eccepito la prescrizione: il numero del reclamo è ${objection.dispute.caseNumber}.`);
}

function amounts(sheet: Sheet, bill: BillDetail, { before, lines, tax, amount }: Prescription): void {
  sheet.y = facts(sheet, margin, sheet.y, WIDTH, [
    ['Importo prescritto', `${euroWords(amount)}, IVA compresa`],
    ['Consumi', `prima del ${fullDay(before)}, due anni prima dell’emissione (${fullDay(bill.issueDate)})`],
  ]);
  sheet.y += GAP;
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Voce', share: 50 },
      { title: 'Giorni prescritti', share: 30 },
      { title: 'Importo', share: 20, align: 'right' },
    ],
    [
      ...lines.map(({ line, from, to, amount: part }) => ({
        cells: [line.label, period(from, to) ?? '', euroWords(part)],
      })),
      ...(tax === 0 ? [] : [{ cells: ['IVA su questi importi', '', euroWords(tax)] }]),
      { cells: ['Totale', '', euroWords(amount)], kind: 'strong' },
    ],
  );
  sheet.y += 18;
}

/** Draws the form that the customer signs on paper; the area does the same without it. */
function form(sheet: Sheet, paper: BillPaper, { amount }: Prescription): void {
  const { bill, holder, contract, issuer } = paper;
  // A form that is cut out and sent stands on one page.
  if (sheet.y + FORM_HEIGHT > FOOT) sheet.addPage();
  heading(sheet, 'Modulo per eccepire la prescrizione');
  sheet.y = facts(sheet, margin, sheet.y, WIDTH, [
    ['Intestatario', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Contratto', contract.code],
    ['Bolletta', `N. ${bill.number} del ${dayOnPaper(bill.issueDate)}`],
  ]);
  sheet.y += 4;
  paragraph(
    sheet,
    `Eccepisco la prescrizione degli importi di questa bolletta per consumi di più di due anni: ${euroWords(amount)}, IVA compresa. Chiedo di toglierli da quanto devo pagare.`,
  );
  sheet.y += 26;
  const half = (WIDTH - GAP) / 2;
  toFillIn(sheet, 'Luogo e data', margin, half);
  toFillIn(sheet, 'Firma', margin + half + GAP, half);
  sheet.y += 26;
  const post = issuer.address === undefined ? issuer.company : `${issuer.company}, ${issuer.address}`;
  paragraph(sheet, `Invia il modulo firmato a: ${post}.`);
  paragraph(
    sheet,
    `Senza modulo: apri la bolletta in ${issuer.area} e scegli “Eccepisci la prescrizione”. Ricevi subito il numero del reclamo e la ricevuta.`,
  );
}

const FORM_HEIGHT = 290;

/** Draws a line to write on, with its name below. */
function toFillIn(sheet: Sheet, name: string, x: number, width: number): void {
  sheet.decorate((pdf) =>
    pdf
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(0.6)
      .stroke(INK),
  );
  sheet.write('P', name, x, sheet.y + 3, width, label);
}

const label: Style = { size: 8, colour: GREY };

function paragraph(sheet: Sheet, text: string): void {
  sheet.y += sheet.write('P', text, margin, sheet.y, WIDTH) + 6;
}
