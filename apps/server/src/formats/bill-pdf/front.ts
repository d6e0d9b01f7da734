import {
  creditOutcome,
  isCredit,
  euroWords,
  phoneWords,
  figureWords,
  dayOnPaper,
  fullDay,
  BILL_STATUS_LABELS,
  PAYMENT_METHOD_KIND_LABELS,
  type BillDetail,
  type PaymentMethodKind,
} from '@sportello/domain';
import type { BillPaper } from './paper.ts';
import { isEnergyBill, receiptRows } from './receipt.ts';
import { GREY, PAGE, SOFT, WIDTH, type Sheet, type Style } from './sheet.ts';
import { FOOT, table } from './table.ts';
import { period, READING_WORDS } from './words.ts';

const { margin } = PAGE;
const GAP = 12;
const HALF = (WIDTH - GAP) / 2;
const label: Style = { size: 8, colour: GREY };

type Fact = readonly [name: string, value: string | undefined];

/** The first page in the layout that all bills have since 2025. */
export function front(sheet: Sheet, paper: BillPaper): void {
  const { bill, holder, contract } = paper;
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['Intestatario', holder.name],
    [holder.taxId?.length === 11 ? 'Partita IVA o codice fiscale' : 'Codice fiscale', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Contratto', contract.name === undefined ? contract.code : `${contract.name}, ${contract.code}`],
    ['Indirizzo', contract.address],
  ]);
  const right = amountBox(sheet, paper, margin + HALF + GAP, top);
  sheet.y = Math.max(left, right) + GAP;

  if (bill.commodityType !== undefined) supply(sheet, paper);
  contacts(sheet, paper);

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
  sheet.y += GAP;
  if (bill.offer.name !== undefined) offer(sheet, bill);
  if (bill.readings.length > 0) readings(sheet, bill);
}

function amountBox(sheet: Sheet, paper: BillPaper, x: number, top: number): number {
  const { bill, issuer } = paper;
  const inner = HALF - 28;
  const { title, amount, lines } = owed(bill);
  const heightOf = (text: string) => sheet.heightOf(text, inner, { size: 9.5 }) + 2;
  const height = 68 + lines.reduce((sum, line) => sum + heightOf(line), 0);
  sheet.decorate((pdf) => {
    pdf.roundedRect(x, top, HALF, height, 8).fill(SOFT);
    pdf.roundedRect(x, top, 4, height, 2).fill(issuer.colours.from);
  });
  sheet.write('P', title, x + 16, top + 12, inner, { size: 10, weight: 'bold', colour: issuer.colours.to });
  sheet.write('P', amount, x + 16, top + 26, inner, { size: 24, weight: 'bold' });
  let y = top + 60;
  for (const line of lines) {
    sheet.write('P', line, x + 16, y, inner);
    y += heightOf(line);
  }
  return top + height;
}

function owed(bill: BillDetail): { title: string; amount: string; lines: string[] } {
  const total = `Totale della bolletta: ${euroWords(bill.amount)}`;
  if (isCredit(bill)) return { title: 'A tuo credito', amount: euroWords(bill.amount), lines: [creditWords(bill)] };
  if (bill.status === 'PAGATA') {
    const when = bill.paymentDate === undefined ? 'Non devi pagare nulla.' : `Pagata il ${fullDay(bill.paymentDate)}.`;
    return { title: 'Pagata', amount: euroWords(bill.amount), lines: [when, ...payingBy(bill)] };
  }
  if (bill.openAmount <= 0) {
    return {
      title: BILL_STATUS_LABELS[bill.status],
      amount: euroWords(bill.amount),
      lines: ['Non devi pagare nulla.'],
    };
  }
  const until = bill.expirationDate === undefined ? [] : [`Entro il ${fullDay(bill.expirationDate)}`];
  const part = bill.openAmount === bill.amount ? [] : [total];
  const status =
    bill.status === 'IN_SCADENZA' || bill.status === 'SCONOSCIUTO' ? [] : [`Stato: ${BILL_STATUS_LABELS[bill.status]}`];
  return {
    title: 'Da pagare',
    amount: euroWords(bill.openAmount),
    lines: [...until, ...part, ...status, ...payingBy(bill)],
  };
}

function creditWords(bill: BillDetail): string {
  const { paymentDate } = bill;
  const given = paymentDate === undefined ? 'Credito già riconosciuto.' : `Riconosciuto il ${fullDay(paymentDate)}.`;
  return {
    GIVEN: given,
    REFUNDED: 'Lo rimborsiamo con un bonifico.',
    DEDUCTED: 'Lo scaliamo dalla prossima bolletta.',
  }[creditOutcome(bill)];
}

function payingBy({ paymentMethod }: { readonly paymentMethod: PaymentMethodKind }): string[] {
  return paymentMethod === 'SCONOSCIUTO' ? [] : [`Come: ${PAYMENT_METHOD_KIND_LABELS[paymentMethod]}`];
}

function supply(sheet: Sheet, { bill, contract }: BillPaper): void {
  heading(sheet, 'La tua fornitura');
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['POD', bill.pod],
    ['PDR', bill.pdr],
    ['Mercato', contract.market],
    ['Tariffa', contract.tariff],
  ]);
  const right = facts(sheet, margin + HALF + GAP, top, HALF, [
    ['Potenza impegnata', contract.power === undefined ? undefined : `${figureWords(contract.power)} kW`],
    [
      'Consumo fatturato',
      bill.consumption === undefined
        ? undefined
        : `${figureWords(bill.consumption)} ${bill.consumptionUnit ?? ''}`.trim(),
    ],
    ['Periodo', period(bill.periodStart, bill.periodEnd)],
  ]);
  sheet.y = Math.max(left, right) + GAP;
}

/** The law asks for these on the first page (bolletta.documento.4). */
function contacts(sheet: Sheet, { bill, issuer, contacts: { emergency, customerService } }: BillPaper): void {
  const whenToCall = bill.commodityType === 'GAS' ? 'odore di gas e guasti' : 'guasti e interruzioni';
  sheet.y = facts(sheet, margin, sheet.y - GAP + 3, WIDTH, [
    ['Pronto intervento', emergency && `${phoneWords(emergency)}, il distributore della tua zona: ${whenToCall}`],
    ['Servizio clienti', customerService && phoneWords(customerService)],
    [
      'Reclami',
      [
        `Scrivi da ${issuer.area}, Assistenza, argomento Reclamo`,
        issuer.address && `o a ${issuer.company}, ${issuer.address}`,
      ]
        .filter(Boolean)
        .join(', '),
    ],
  ]);
  sheet.y += GAP;
}

function offer(sheet: Sheet, { offer: { name, code, expiry, conditions } }: BillDetail): void {
  keepTogether(sheet, 70);
  heading(sheet, 'Box offerta');
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['Offerta', name],
    ['Codice offerta', code],
    ['Prezzi validi fino al', expiry === undefined ? undefined : fullDay(expiry)],
  ]);
  const right = facts(sheet, margin + HALF + GAP, top, HALF, [['Condizioni', conditions]]);
  sheet.y = Math.max(left, right) + GAP;
}

function readings(sheet: Sheet, bill: BillDetail): void {
  keepTogether(sheet, 40 + 18 * bill.readings.length);
  heading(sheet, 'Letture usate');
  const bands = [...new Set(bill.readings.flatMap(({ values }) => values.map(({ band }) => band)))].toSorted();
  table(
    sheet,
    margin,
    WIDTH,
    [
      { title: 'Data', share: 20 },
      { title: 'Tipo', share: 20 },
      ...bands.map((band) => ({ title: band === 'F0' ? 'Lettura' : band, share: 15, align: 'right' as const })),
    ],
    bill.readings.map(({ date, kind, values }) => ({
      cells: [
        dayOnPaper(date),
        READING_WORDS[kind],
        ...bands.map((band) => {
          const value = values.find((each) => each.band === band);
          return value === undefined ? '–' : figureWords(value.value);
        }),
      ],
    })),
  );
  sheet.y += GAP;
}

/** Starts a new page where the next block would be split. */
function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > FOOT) sheet.addPage();
}

export function heading(sheet: Sheet, text: string): void {
  keepTogether(sheet, 70);
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
