import { CONCILIATION_DAYS, dayOnPaper, figureWords, fullDay, type BillDetail } from '@sportello/domain';
import { facts, GAP, HALF, heading } from '../front.ts';
import type { BillPaper } from '../paper.ts';
import { PAGE, WIDTH, type Sheet } from '../sheet.ts';
import { table } from '../table.ts';
import { READING_WORDS } from '../words.ts';
import { corrections, earlierBills, history, instalments } from './bills.ts';

const { margin } = PAGE;

/** Draws the essential elements of a supply's bill (bolletta.documento.1); an unknown fact leaves no gap. */
export function essentials(sheet: Sheet, paper: BillPaper): void {
  const { bill } = paper;
  technicalData(sheet, paper);
  if (bill.readings.length > 0) readings(sheet, bill);
  history(sheet, bill);
  corrections(sheet, bill);
  earlierBills(sheet, bill);
  instalments(sheet, bill);
  complaints(sheet, paper);
}

function technicalData(sheet: Sheet, { bill, contract }: BillPaper): void {
  const { maxPower, meterNumber } = bill.essentials;
  const kilowatts = (power: number | undefined) => (power === undefined ? undefined : `${figureWords(power)} kW`);
  heading(sheet, 'Dati tecnici');
  const top = sheet.y;
  const left = facts(sheet, margin, top, HALF, [
    ['POD', bill.pod],
    ['PDR', bill.pdr],
    ['Contatore', meterNumber],
    ['Mercato', contract.market],
    ['Tariffa', contract.tariff],
    ['Fornitura attiva dal', contract.activeSince === undefined ? undefined : fullDay(contract.activeSince)],
  ]);
  const right = facts(sheet, margin + HALF + GAP, top, HALF, [
    ['Potenza impegnata', kilowatts(contract.power)],
    ['Potenza massima prelevata', kilowatts(maxPower)],
    [
      'Coefficiente C del gas',
      contract.gasCoefficient === undefined ? undefined : figureWords(contract.gasCoefficient, 6),
    ],
    ['Fatturazione', contract.billing],
  ]);
  sheet.y = Math.max(left, right) + 2 * GAP;
}

function readings(sheet: Sheet, bill: BillDetail): void {
  heading(sheet, 'Letture usate', 40 + 18 * bill.readings.length);
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
  sheet.y += 2 * GAP;
}

function complaints(sheet: Sheet, { issuer, contacts: { complaints: address, replyDays } }: BillPaper): void {
  const paragraphs = [
    [`Per un reclamo scrivi su ${issuer.area}/reclamo`, address && `, oppure a ${address}`, '. ']
      .filter(Boolean)
      .join('')
      .concat(`Ti rispondiamo per iscritto entro ${replyDays} giorni.`),
    `Se la risposta non ti soddisfa, o non arriva entro ${CONCILIATION_DAYS} giorni, puoi chiedere la conciliazione. È gratuita e si fa online: è il Servizio Conciliazione di ARERA, conciliazione.arera.it.`,
  ];
  const height = paragraphs.reduce((sum, words) => sum + sheet.heightOf(words, WIDTH) + 6, 30);
  heading(sheet, 'Reclami e conciliazione', height);
  for (const words of paragraphs) sheet.y += sheet.write('P', words, margin, sheet.y, WIDTH) + 6;
  sheet.y += GAP;
}
