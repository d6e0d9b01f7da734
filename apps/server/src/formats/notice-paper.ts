import { dayInRome, fullDay, type Day, type Instant } from '@sportello/domain';
import { facts } from './bill-pdf/front.ts';
import { frame, head } from './bill-pdf/frame.ts';
import type { Holder, Issuer } from './bill-pdf/paper.ts';
import { newSheet, PAGE, WIDTH } from './bill-pdf/sheet.ts';
import { noonOf } from './case-papers/case-paper.ts';
import { prose } from './case-papers/prose.ts';

/** The complete input of a legal notice; the same paper gives the same bytes. */
export interface NoticePaper {
  readonly number: string;
  /** The name of its kind. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly effectiveDay: Day | undefined;
  readonly at: Instant;
  readonly contractCode: string | undefined;
  readonly issuer: Issuer;
  readonly holder: Holder;
}

/** Draws a legal notice as a document of its own, a tagged PDF/A (comunicazioni.documenti.1). */
export function drawNoticePaper(paper: NoticePaper): Promise<Uint8Array<ArrayBuffer>> {
  const { number, label, title, text, effectiveDay, at, contractCode, issuer, holder } = paper;
  const day = dayInRome(at);
  const sheet = newSheet({
    title: `${title}, comunicazione ${number} di ${issuer.brand}`,
    author: issuer.company,
    at: noonOf(day),
    isArchival: true,
    frame: (on, page, hasFoot) => frame(on, issuer, `Comunicazione ${number}`, hasFoot ? page : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, title, `Comunicazione n. ${number} del ${fullDay(day)}`);
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    ['Per', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Tipo', label],
    ['Contratto', contractCode],
    ['Vale dal', effectiveDay && fullDay(effectiveDay)],
  ]);
  sheet.y += 18;
  prose(sheet, text);
  return sheet.end();
}
