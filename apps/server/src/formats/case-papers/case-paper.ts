import { CASE_KIND_LABELS, type CaseKind, type Day, type Instant } from '@sportello/domain';
import { facts } from '../bill-pdf/front.ts';
import { frame, head } from '../bill-pdf/frame.ts';
import type { Holder, Issuer } from '../bill-pdf/paper.ts';
import { newSheet, PAGE, WIDTH, type Sheet } from '../bill-pdf/sheet.ts';

/** Both papers of a case hold this; the same paper gives the same bytes. */
export interface CasePaper {
  readonly number: string;
  readonly kind: CaseKind;
  readonly receivedAt: Instant;
  readonly issuer: Issuer;
  /** Without a customer code and tax id for a case of the public form. */
  readonly holder: Holder;
  /** `POD IT001E12345678`, or a code as typed. */
  readonly supply: string | undefined;
  readonly bills: readonly string[];
  readonly interventionId: string | undefined;
}

interface Front {
  /** `Ricevuta`, `Risposta`: the kind follows. */
  readonly name: string;
  readonly under: string;
  readonly at: Date;
  readonly facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** Returns `reclamo` or `richiesta`, as the customer calls the case. */
export function nounOf({ kind }: Pick<CasePaper, 'kind'>): 'reclamo' | 'richiesta' {
  return kind === 'INFORMAZIONI' ? 'richiesta' : 'reclamo';
}

/** Begins a paper with its title and what the case is about. */
export function beginPaper(paper: CasePaper, { name, under, at, facts: own }: Front): Sheet {
  const { issuer, holder, number } = paper;
  const sheet = newSheet({
    title: `${name} ${number} di ${issuer.brand}`,
    author: issuer.company,
    at,
    isArchival: true,
    frame: (on, page, hasFoot) => frame(on, issuer, `${name} ${number}`, hasFoot ? page : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, name, under);
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    ['Da', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Tipo', CASE_KIND_LABELS[paper.kind]],
    ['Fornitura', paper.supply],
    [paper.bills.length === 1 ? 'Bolletta' : 'Bollette', paper.bills.join(', ')],
    ['Intervento', paper.interventionId],
    ...own,
  ]);
  sheet.y += 18;
  return sheet;
}

/** Returns noon of a day, for the date of a document. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}
