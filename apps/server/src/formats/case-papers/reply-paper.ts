import { dayInRome, fullDay, ofDay, REPLY_PART_LABELS, REPLY_PARTS, type CaseReply } from '@sportello/domain';
import { heading } from '../bill-pdf/front.ts';
import { beginPaper, noonOf, nounOf, type CasePaper } from './case-paper.ts';
import { prose } from './prose.ts';

/** The complete input of the reply to a case. */
export interface CaseReplyPaper extends CasePaper {
  readonly reply: CaseReply;
}

/** Draws the reply to a case with its four parts as a tagged PDF/A (reclami.risposta.1). */
export function drawCaseReply(paper: CaseReplyPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { number, receivedAt, reply } = paper;
  const replied = dayInRome(reply.at);
  const noun = nounOf(paper);
  const sheet = beginPaper(paper, {
    name: noun === 'reclamo' ? 'Risposta al reclamo' : 'Risposta alla richiesta',
    under: `n. ${number}, risposta ${ofDay(replied)}`,
    at: noonOf(replied),
    facts: [
      [noun === 'reclamo' ? 'Ricevuto il' : 'Ricevuta il', fullDay(dayInRome(receivedAt))],
      ['Risposta del', fullDay(replied)],
    ],
  });
  for (const part of REPLY_PARTS) {
    heading(sheet, REPLY_PART_LABELS[part]);
    prose(sheet, reply[part]);
    sheet.y += 12;
  }
  return sheet.end();
}
