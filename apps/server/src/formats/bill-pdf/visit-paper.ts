import { euroWords, fullDay, type Cents, type Day } from '@sportello/domain';
import { facts, heading } from './front.ts';
import { frame, head } from './frame.ts';
import type { Holder, Issuer } from './paper.ts';
import { newSheet, PAGE, WIDTH } from './sheet.ts';
import { table } from './table.ts';

/** The content of an intervention's quote or invoice; the same content gives the same bytes. */
export interface VisitPaper {
  readonly kind: 'QUOTE' | 'INVOICE';
  readonly number: string;
  readonly issuedOn: Day;
  readonly dueOn: Day | undefined;
  readonly intervention: string;
  readonly product: string;
  readonly address: string | undefined;
  readonly company: string | undefined;
  readonly lines: readonly { readonly label: string; readonly amount: Cents }[];
  readonly total: Cents;
  readonly issuer: Issuer;
  readonly holder: Holder;
}

/** Draws an intervention's quote or invoice as a tagged PDF (operatore.centrale.8). */
export function drawVisitPaper(paper: VisitPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { issuer, holder, number } = paper;
  const isQuote = paper.kind === 'QUOTE';
  const name = isQuote ? 'Preventivo' : 'Fattura';
  const sheet = newSheet({
    title: `${name} ${number} di ${issuer.brand}`,
    author: issuer.company,
    at: new Date(`${paper.issuedOn}T12:00:00Z`),
    frame: (on, page, hasFoot) => frame(on, issuer, `${name} ${number}`, hasFoot ? page : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, name, `n. ${number} del ${fullDay(paper.issuedOn)}`);
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    ['Per', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Intervento', `${paper.product}, ${paper.intervention}`],
    ['Dove', paper.address],
    ['Chi viene', paper.company],
    [isQuote ? 'Come rispondi' : 'Da pagare entro', isQuote ? `Nella tua area: ${issuer.area}` : dueWords(paper)],
  ]);
  sheet.y += 18;
  heading(sheet, isQuote ? 'Che cosa c’è da fare' : 'Che cosa paghi');
  table(
    sheet,
    PAGE.margin,
    WIDTH,
    [
      { title: 'Voce', share: 70 },
      { title: 'Importo', share: 30, align: 'right' },
    ],
    [
      ...paper.lines.map(({ label, amount }) => ({ cells: [label, euroWords(amount)] })),
      { cells: ['Totale IVA inclusa', euroWords(paper.total)], kind: 'strong' as const },
    ],
  );
  return sheet.end();
}

function dueWords({ dueOn, total }: VisitPaper): string | undefined {
  if (total === 0) return 'Non c’è nulla da pagare';
  return dueOn && fullDay(dueOn);
}
