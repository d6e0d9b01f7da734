import { dayInFull, dayInRome, euroWords, fullDay, ofDay, timeInRome, type Cents, type Day } from '@sportello/domain';
import { heading } from '../bill-pdf/front.ts';
import { beginPaper, noonOf, nounOf, type CasePaper } from './case-paper.ts';
import { prose } from './prose.ts';

/** The complete input of a case's receipt. */
export interface CaseReceiptPaper extends CasePaper {
  readonly text: string;
  readonly files: readonly string[];
  /** The last day of the reply, as promised at receipt. */
  readonly answerBy: Day;
  /** The credit for a missed term; undefined where there is none. */
  readonly indemnity: Cents | undefined;
  /** The first day of conciliation without a reply; undefined where there is none. */
  readonly conciliationFrom: Day | undefined;
}

/** Draws the receipt of a case as a tagged PDF/A (reclami.apertura.2). */
export function drawCaseReceipt(paper: CaseReceiptPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { number, receivedAt, text, files, answerBy, indemnity, conciliationFrom } = paper;
  const received = dayInRome(receivedAt);
  const noun = nounOf(paper);
  const sheet = beginPaper(paper, {
    name: noun === 'reclamo' ? 'Ricevuta del reclamo' : 'Ricevuta della richiesta',
    under: `n. ${number} ${ofDay(received)}`,
    at: noonOf(received),
    facts: [
      [noun === 'reclamo' ? 'Ricevuto il' : 'Ricevuta il', `${fullDay(received)} alle ${timeInRome(receivedAt)}`],
      ['Allegati', files.join(', ')],
      ['Ti rispondiamo entro', dayInFull(answerBy)],
    ],
  });
  heading(sheet, 'Cosa ci hai scritto');
  prose(sheet, text);
  sheet.y += 12;
  heading(sheet, 'Quando ti rispondiamo');
  prose(sheet, `Ti rispondiamo per iscritto entro ${dayInFull(answerBy)}.`);
  prose(sheet, 'Se ci serve un’informazione da te, il termine si ferma dalla nostra domanda alla tua risposta.');
  if (indemnity !== undefined) {
    prose(
      sheet,
      `Se non rispondiamo in tempo, ti spettano ${euroWords(indemnity)}. Non devi chiederli: li togliamo da una tua bolletta.`,
    );
  }
  if (conciliationFrom !== undefined) {
    sheet.y += 12;
    heading(sheet, 'Se non sei d’accordo');
    prose(
      sheet,
      `Puoi chiedere la conciliazione dopo la nostra risposta. Se la risposta non arriva, puoi chiederla da ${dayInFull(conciliationFrom)}.`,
    );
    prose(
      sheet,
      'La conciliazione è gratuita e si fa online: è il Servizio Conciliazione di ARERA, conciliazione.arera.it. Nella tua area clienti, alla pagina del reclamo, scarichi il fascicolo da allegare.',
    );
  }
  return sheet.end();
}
