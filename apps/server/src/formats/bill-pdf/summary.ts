import { euroWords, fullDay, type Day, type YearFigures } from '@sportello/domain';
import { facts, heading } from './front.ts';
import { frame, head } from './frame.ts';
import type { Holder, Issuer } from './paper.ts';
import { newSheet, PAGE, WIDTH } from './sheet.ts';
import { table } from './table.ts';

/** The complete input of a year's summary. The same paper gives the same bytes. */
export interface SummaryPaper {
  readonly year: string;
  /** The day on which it is drawn: what is paid changes. */
  readonly on: Day;
  readonly summary: {
    readonly total: YearFigures;
    readonly contracts: readonly {
      readonly name: string;
      readonly address: string;
      readonly code: string;
      readonly isSupply: boolean;
      readonly figures: YearFigures;
    }[];
  };
  readonly issuer: Issuer;
  readonly holder: Holder;
}

/** Draws the summary of a year as PDF, tagged for screen readers (bolletta.riepilogo.3). */
export function drawSummary({ year, on, summary, issuer, holder }: SummaryPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { total, contracts } = summary;
  const sheet = newSheet({
    title: `Riepilogo ${year} di ${issuer.brand}`,
    author: issuer.company,
    at: new Date(`${on}T12:00:00Z`),
    frame: (page, number, hasFoot) => frame(page, issuer, `Riepilogo ${year}`, hasFoot ? number : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, `Riepilogo ${year}`, `Situazione al ${fullDay(on)}`);
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    ['Intestatario', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
  ]);
  sheet.y += 14;
  heading(sheet, `Pagato nel ${year}: ${euroWords(total.paidInYear)}`);
  const amounts: readonly (readonly [string, number])[] = [
    [`Fatturato nel ${year}`, total.billed],
    ['Di cui pagato a oggi', total.paid],
    ['Di cui da pagare', total.unpaid],
    ['Di cui non dovuto', total.notOwed],
    ['Note di credito', total.credit],
    [total.withoutVat === 0 ? 'IVA compresa nel fatturato' : 'IVA compresa nel fatturato, dove è nota', total.vat],
    [`Restituito nel ${year}`, total.returnedInYear],
  ];
  sheet.y = facts(
    sheet,
    PAGE.margin,
    sheet.y,
    WIDTH,
    amounts.map(([name, cents]) => [name, euroWords(cents)]),
  );
  sheet.y += 14;
  for (const isSupply of [true, false]) {
    const those = contracts.filter((contract) => contract.isSupply === isSupply);
    if (those.length === 0) continue;
    heading(sheet, isSupply ? 'Bollette di luce e gas' : 'Fatture di servizi, prodotti e fibra');
    table(
      sheet,
      PAGE.margin,
      WIDTH,
      [
        { title: 'Fornitura o servizio', share: 32 },
        ...['Fatturato', 'Pagato', 'Da pagare', 'Non dovuto', `Pagato nel ${year}`].map((title) => ({
          title,
          share: 14,
          align: 'right' as const,
        })),
      ],
      those.map(({ name, address, code, figures }) => ({
        cells: [
          [...new Set([name, address, code])].filter((part) => part !== '').join(', '),
          ...[figures.billed, figures.paid, figures.unpaid, figures.notOwed, figures.paidInYear].map(euroWords),
        ],
      })),
    );
    sheet.y += 14;
  }
  return sheet.end();
}
