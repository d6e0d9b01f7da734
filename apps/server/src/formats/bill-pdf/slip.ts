import {
  euroWords,
  dayOnPaper,
  fullDay,
  groupedNoticeNumber,
  isNoticeNumber,
  isPaidByHand,
  PAGOPA_SYMBOL,
  pagoPaCode,
  slipCodeLine,
  type BillDetail,
} from '@sportello/domain';
import { encode } from 'uqr';
import { facts, heading } from './front.ts';
import type { BillPaper } from './paper.ts';
import { GREY, LINE, PAGE, WIDTH, type Sheet, type Style } from './sheet.ts';

const { margin } = PAGE;
const MM = 72 / 25.4;

/** Uses the bill's state at issue, so the PDF has the same bytes on any day. */
export function hasPageToPay(bill: BillDetail): boolean {
  const { transferIban } = bill.paymentCodes;
  return isPaidByHand(bill, bill.issueDate) && (noticeOf(bill) !== undefined || transferIban !== undefined);
}

function noticeOf({ paymentCodes: { noticeCode } }: BillDetail): string | undefined {
  return noticeCode !== undefined && isNoticeNumber(noticeCode) ? noticeCode : undefined;
}

const WIDE = { width: PAGE.height, height: PAGE.width } as const;
const GAP = 36;
const COLUMN = (WIDE.width - 2 * margin - GAP) / 2;
const head: Style = { size: 12.5, weight: 'bold' };

/**
 * Draws the payment page: pagoPA notice, bank transfer and the postal slip at actual size (bolletta.bollettino.2). It
 * is in landscape because the slip is too long for portrait.
 */
export function slip(sheet: Sheet, paper: BillPaper): void {
  const { bill, issuer } = paper;
  const { payeeTaxNumber, transferIban, transferReference } = bill.paymentCodes;
  const noticeCode = noticeOf(bill);
  const postalAccount = noticeCode === undefined ? undefined : bill.paymentCodes.postalAccount;
  sheet.addPage({ hasFoot: postalAccount === undefined, isLandscape: true });
  heading(sheet, 'Come pagare');
  sheet.y += sheet.write(
    'P',
    bill.expirationDate === undefined
      ? `Importo da pagare: ${euroWords(bill.openAmount)}.`
      : `Importo da pagare: ${euroWords(bill.openAmount)}, entro il ${fullDay(bill.expirationDate)}.`,
    margin,
    sheet.y,
    WIDTH,
    { size: 11 },
  );
  const top = sheet.y + 18;
  let left: number = margin;
  if (noticeCode !== undefined && payeeTaxNumber !== undefined) {
    notice(sheet, paper, { code: noticeCode, payee: payeeTaxNumber, x: left, top });
    left += COLUMN + GAP;
  }
  if (transferIban !== undefined) {
    const y = top + sheet.write('H2', 'Con bonifico', left, top, COLUMN, head) + 5;
    facts(sheet, left, y, COLUMN, [
      ['IBAN', transferIban.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' ')],
      ['Intestato a', issuer.company],
      ['Causale', transferReference ?? `Bolletta ${bill.number}`],
      ['Importo', euroWords(bill.openAmount)],
    ]);
  }
  if (noticeCode !== undefined && postalAccount !== undefined) postalSlip(sheet, paper, noticeCode, postalAccount);
}

interface Notice {
  readonly code: string;
  readonly payee: string;
  readonly x: number;
  readonly top: number;
}

/** The pagoPA QR code is 25 mm wide and needs a quiet zone of four white modules. */
function notice(sheet: Sheet, { bill, issuer }: BillPaper, { code, payee, x, top }: Notice): void {
  const y = top + sheet.write('H2', 'Con pagoPA', x, top, COLUMN, head) + 9;
  const side = 25 * MM;
  const { data } = encode(pagoPaCode(code, payee, bill.openAmount), {
    ecc: PAGOPA_SYMBOL.errorCorrection,
    minVersion: PAGOPA_SYMBOL.version,
    maxVersion: PAGOPA_SYMBOL.version,
    border: 0,
  });
  const module = side / data.length;
  sheet.picture('Codice QR dell’avviso pagoPA: contiene il codice avviso, l’ente creditore e l’importo.', (pdf) => {
    for (const [row, dots] of data.entries()) {
      for (const [column, isDark] of dots.entries()) {
        if (isDark) pdf.rect(x + column * module, y + row * module, module, module);
      }
    }
    pdf.fill('#000000');
  });
  const beside = x + side + 4 * module + 12;
  const width = COLUMN - (beside - x);
  const words = 'Inquadra il codice con l’app della tua banca, con l’app IO o nei punti vendita abilitati.';
  const below = y + sheet.write('P', words, beside, y - 4, width);
  facts(sheet, beside, below + 6, width, [
    ['Codice avviso', groupedNoticeNumber(code)],
    ['Cod. fiscale ente', payee],
    ['Ente creditore', issuer.company],
    ['Importo', euroWords(bill.openAmount)],
  ]);
}

/** A two-part slip is 297 mm long and 102 mm high, of which 165 mm are the payee's part. */
const SLIP = { height: 102 * MM, payee: 165 * MM } as const;
/** The bottom stays white for the machine-readable line: OCR-B, ten characters per inch. */
const LINE_ZONE = { height: 19 * MM, baseline: 8.5 * MM, pitch: 7.2, left: 8 * MM } as const;
/** Font metrics as fractions of the font size: character advance width and ascent. */
const OCR_B = { advance: 0.723, ascent: 0.938 } as const;
const small: Style = { size: 7.5, colour: GREY };

/**
 * Draws the slip TD 896: the payer's receipt on the left, the payee's part with the machine-readable line on the
 * right.
 */
function postalSlip(sheet: Sheet, { bill, holder, issuer, contract }: BillPaper, code: string, account: string): void {
  const top = WIDE.height - SLIP.height;
  const middle = WIDE.width - SLIP.payee;
  sheet.decorate((pdf) => {
    pdf.moveTo(0, top).lineTo(WIDE.width, top).dash(4, { space: 3 }).lineWidth(0.6).stroke(GREY);
    pdf.moveTo(middle, top).lineTo(middle, WIDE.height).stroke(GREY).undash();
  });
  const words: readonly (readonly [string, number, number])[] = [
    ['Ricevuta di versamento', 24, middle - 48],
    ['Ricevuta di accredito', middle + 24, SLIP.payee - 48],
  ];
  for (const [title, x, width] of words) {
    sheet.y = top + 14;
    sheet.group('Sect', () => {
      sheet.y +=
        sheet.write('H2', `Conti correnti postali – ${title}`, x, sheet.y, width, { size: 9.5, weight: 'bold' }) + 5;
      sheet.decorate((pdf) => pdf.roundedRect(x, sheet.y, width, 38, 3).lineWidth(0.7).stroke(LINE));
      sheet.write('P', `sul C/C n. ${account}`, x + 10, sheet.y + 6, width - 20, { size: 11, weight: 'bold' });
      sheet.write('P', `di ${euroWords(bill.openAmount)}`, x + 10, sheet.y + 21, width - 20, {
        size: 11,
        weight: 'bold',
      });
      sheet.write('P', 'TD 896', x + 10, sheet.y + 6, width - 20, { size: 9.5, align: 'right' });
      sheet.y += 47;
      const rows: readonly (readonly [string, string | undefined])[] = [
        ['Intestato a', issuer.company],
        ['Causale', `Bolletta ${bill.number}`],
        ['Codice cliente', code],
        ['Scadenza', bill.expirationDate === undefined ? undefined : dayOnPaper(bill.expirationDate)],
        ['Eseguito da', [holder.name, contract.address].filter((part) => part !== undefined).join(', ')],
      ];
      for (const [name, value] of rows) {
        if (value === undefined) continue;
        const height = sheet.heightOf(value, width - 78);
        sheet.write('Span', name, x, sheet.y + 1.5, 72, small);
        sheet.write('P', value, x + 78, sheet.y, width - 78);
        sheet.y += height + 3;
      }
      if (issuer.isDemo) sheet.write('P', 'Facsimile di dimostrazione: nulla è dovuto.', x, sheet.y + 6, width, small);
    });
  }
  const zone = WIDE.height - LINE_ZONE.height;
  sheet.decorate((pdf) => {
    pdf.moveTo(middle, zone).lineTo(WIDE.width, zone).lineWidth(0.4).stroke(LINE);
    pdf.font('regular').fontSize(6.5).fillColor(GREY);
    pdf.text('IMPORTANTE: NON SCRIVERE NELLA ZONA SOTTOSTANTE', middle + 24, zone - 11, { lineBreak: false });
  });
  const size = LINE_ZONE.pitch / OCR_B.advance;
  sheet.write(
    'P',
    slipCodeLine({ clientCode: code, amount: bill.openAmount, account }),
    middle + LINE_ZONE.left,
    WIDE.height - LINE_ZONE.baseline - OCR_B.ascent * size,
    SLIP.payee - LINE_ZONE.left,
    { size, weight: 'code', colour: '#000000' },
  );
}
