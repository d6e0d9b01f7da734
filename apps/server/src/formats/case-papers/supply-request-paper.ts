import {
  COST_LINE_LABELS,
  dayInFull,
  dayInRome,
  euroWords,
  figureWords,
  fullDay,
  ofDay,
  secondInRome,
  SUPPLY_REQUEST_KIND_LABELS,
  type Day,
  type Instant,
  type RequestCost,
  type SupplyAnswers,
  type SupplyRequestKind,
} from '@sportello/domain';
import { facts, heading } from '../bill-pdf/front.ts';
import { frame, head } from '../bill-pdf/frame.ts';
import type { Holder, Issuer } from '../bill-pdf/paper.ts';
import { newSheet, PAGE, WIDTH } from '../bill-pdf/sheet.ts';
import { table } from '../bill-pdf/table.ts';
import { noonOf } from './case-paper.ts';
import { drawable, prose } from './prose.ts';
import { answerRows } from './request-answers.ts';

/** The complete input of the signed paper of a request; the same input gives the same bytes. */
export interface SupplyRequestPaper {
  readonly number: string;
  readonly kind: SupplyRequestKind;
  readonly at: Instant;
  readonly issuer: Issuer;
  readonly holder: Holder;
  /** Offer and delivery point, as they were. */
  readonly supply: string;
  readonly contractCode: string | undefined;
  readonly answers: SupplyAnswers;
  readonly cost: RequestCost;
  readonly dueOn: Day;
  /** The masked contact to which the code was sent. */
  readonly signature: { readonly channel: 'MAIL' | 'SMS'; readonly contact: string };
}

/** Draws what was accepted by a code as a tagged PDF/A, with its second in Rome (pratica.firma.1). */
export function drawSupplyRequest(paper: SupplyRequestPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { number, kind, at, issuer, holder, supply, contractCode, answers, cost, dueOn, signature } = paper;
  const day = dayInRome(at);
  const name = `Richiesta di ${SUPPLY_REQUEST_KIND_LABELS[kind].toLowerCase()}`;
  const sheet = newSheet({
    title: `${name} ${number} di ${issuer.brand}`,
    author: issuer.company,
    at: noonOf(day),
    isArchival: true,
    frame: (on, page, hasFoot) => frame(on, issuer, `${name} ${number}`, hasFoot ? page : undefined),
  });
  sheet.addPage();
  head(sheet, issuer, name, `n. ${number} ${ofDay(day)}`);
  const signedAt = `${fullDay(day)} alle ${secondInRome(at)} (ora di Roma)`;
  sheet.y = facts(sheet, PAGE.margin, sheet.y, WIDTH, [
    ['Da', holder.name],
    ['Codice fiscale o partita IVA', holder.taxId],
    ['Codice cliente', holder.customerCode],
    ['Fornitura', supply],
    ['Codice del contratto', contractCode],
    ['Firmata il', signedAt],
    ['Firmata con', `un codice inviato ${signature.channel === 'MAIL' ? 'a' : 'al numero'} ${signature.contact}`],
  ]);
  sheet.y += 18;
  heading(sheet, 'Cosa hai chiesto');
  table(
    sheet,
    PAGE.margin,
    WIDTH,
    [
      { title: 'Domanda', share: 30 },
      { title: 'Risposta', share: 70 },
    ],
    answerRows(kind, answers).map(([question, answer]) => ({
      cells: [question, drawable(sheet, answer.replaceAll(/\s+/g, ' '))],
    })),
  );
  sheet.y += 18;
  heading(sheet, 'Quanto costa');
  if (cost.lines.length === 0) prose(sheet, 'Questa richiesta non costa niente.');
  else costTable(sheet, cost);
  sheet.y += 12;
  heading(sheet, 'Cosa succede adesso');
  prose(sheet, `Concludiamo la richiesta entro ${dayInFull(dueOn)}.`);
  if (cost.lines.length > 0) prose(sheet, 'Il costo è in una delle prossime bollette, con queste voci.');
  prose(sheet, 'Finché è possibile puoi annullarla dalla sua pagina, in Pratiche nella tua area clienti.');
  return sheet.end();
}

function costTable(sheet: Parameters<typeof table>[0], { lines, vat, total }: RequestCost): void {
  table(
    sheet,
    PAGE.margin,
    WIDTH,
    [
      { title: 'Voce', share: 55 },
      { title: 'IVA', share: 15, align: 'right' },
      { title: 'Importo', share: 30, align: 'right' },
    ],
    [
      ...lines.map(({ kind, net, vatRate }) => ({
        cells: [COST_LINE_LABELS[kind], vatRate === undefined ? 'esclusa' : `${figureWords(vatRate)}%`, euroWords(net)],
      })),
      { cells: ['IVA', '', euroWords(vat)] },
      { cells: ['Totale', '', euroWords(total)], kind: 'strong' as const },
    ],
  );
}
