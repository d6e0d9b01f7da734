import type { openCase, RequestOf } from '@sportello/calls';
import { isAboutBills, type CaseKind, type ContactChannel } from '@sportello/domain';
import { readingOf, type CorrectionInput } from './correction-input.ts';
import type { AddedFile } from '../../../shared/attachments/files.ts';
import type { Question } from '../../../shared/question/question.ts';

/** Keys are the wire names; a draft keeps only texts. */
export type CaseInput = CorrectionInput & {
  readonly testo: string;
  readonly codiceContratto: string;
  /** Numbers of bills, with a space between them. */
  readonly bollette: string;
  readonly intervento: string;
  readonly canale: ContactChannel;
  readonly allegati: readonly AddedFile[];
  readonly nomiAllegati: string;
};

interface Known {
  readonly question: Question;
  readonly channels: readonly ContactChannel[];
}

/** Builds the request from what was typed, and from the thing that the form was opened from. */
export function caseRequest(
  kind: CaseKind,
  input: CaseInput,
  { question, channels }: Known,
): RequestOf<typeof openCase> {
  const { testo, codiceContratto, bollette, intervento, canale, allegati } = input;
  const bills = isAboutBills(kind) ? bollette : (question.bill ?? '');
  const visit = kind === 'INTERVENTO' ? intervento : (question.interventionId ?? '');
  const reading = takesReading(kind, input) ? readingOf(input) : undefined;
  return {
    headers: {},
    body: {
      tipo: kind,
      testo: testo.trim(),
      ...(kind !== 'INTERVENTO' && codiceContratto !== '' && { codiceContratto }),
      ...(bills !== '' && { bollette: bills.split(' ') }),
      ...(visit !== '' && { intervento: visit }),
      ...(question.paymentId !== undefined && { pagamento: question.paymentId }),
      ...(reading !== undefined && { lettura: reading }),
      ...(channels.includes(canale) && { canale }),
      ...(allegati.length > 0 && { allegati: [...allegati] }),
    },
  };
}

/** Returns true where a reading can come with the case: the correction of one bill of a supply (reclami.rettifica.1). */
export function takesReading(
  kind: CaseKind,
  { codiceContratto, bollette }: Pick<CaseInput, 'codiceContratto' | 'bollette'>,
): boolean {
  return kind === 'RETTIFICA' && codiceContratto !== '' && bollette !== '' && !bollette.includes(' ');
}
