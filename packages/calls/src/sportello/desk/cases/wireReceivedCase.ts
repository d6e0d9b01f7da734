import type { CaseSender, DeskCaseMessage, QueuedCase, ReceivedCase, RequestHandler } from '@sportello/domain';
import { CASE_MESSAGE_KINDS, CASE_URGENCIES } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../../mechanism/empty.ts';
import { deskId } from '../../../mechanism/ids.ts';
import { instant, optionalText } from '../../../mechanism/wire.ts';
import {
  caseNumberForm,
  exampleCaseMessage,
  exampleCaseParts,
  exampleCaseSummary,
  toCaseMessage,
  toCaseParts,
  toCaseSummary,
  wireCaseMessage,
  wireCaseParts,
  wireCaseSummary,
} from '../../cases/wireCase.ts';

export const caseNumber = deskId('case', caseNumberForm);

const wireDesk = {
  mittente: z.strictObject({
    codiceCliente: optionalText,
    nome: z.string(),
    segmento: optionalText,
    /** POD or PDR of the public form. */
    codiceFornitura: optionalText,
  }),
  presa: z.nullable(z.strictObject({ operatore: z.string(), data: instant, mia: z.boolean() })),
  urgenza: z.nullable(z.enum(CASE_URGENCIES)),
};

export const wireQueuedCase = z.strictObject({ ...wireCaseSummary, ...wireDesk });

export const wireReceivedCase = z.strictObject({
  ...wireCaseParts,
  ...wireDesk,
  rispostaDi: optionalText,
  messaggi: z.array(
    z.strictObject({ ...wireCaseMessage, genere: z.enum(CASE_MESSAGE_KINDS), operatore: optionalText }),
  ),
});

const exampleDesk = {
  mittente: { codiceCliente: '1000000001', nome: 'Giulia Ferri', segmento: 'Residenziale', codiceFornitura: null },
  presa: { operatore: 'operatore', data: '2026-11-21T08:00:00Z', mia: true },
  urgenza: 'NEI_TERMINI' as const,
};

export const exampleQueuedCase = { ...exampleCaseSummary, ...exampleDesk };

export const exampleReceivedCase = {
  ...exampleCaseParts,
  ...exampleDesk,
  rispostaDi: null,
  messaggi: [{ ...exampleCaseMessage, genere: 'DOMANDA' as const, operatore: 'operatore' }],
};

type WireDesk = z.output<z.ZodMiniObject<typeof wireDesk>>;

const toSender = ({ codiceCliente, nome, segmento, codiceFornitura }: WireDesk['mittente']): CaseSender => ({
  customerCode: present(codiceCliente),
  name: nome,
  segment: present(segmento),
  supplyCode: present(codiceFornitura),
});

function toHandler(presa: WireDesk['presa']): RequestHandler | undefined {
  return presa === null
    ? undefined
    : { username: presa.operatore, since: Date.parse(presa.data), isOneself: presa.mia };
}

const toDesk = ({ mittente, presa, urgenza }: WireDesk) => ({
  sender: toSender(mittente),
  handler: toHandler(presa),
  urgency: present(urgenza),
});

export function toQueuedCase(wire: z.output<typeof wireQueuedCase>): QueuedCase {
  return { ...toCaseSummary(wire), ...toDesk(wire) };
}

export function toReceivedCase(wire: z.output<typeof wireReceivedCase>): ReceivedCase {
  return {
    ...toCaseParts(wire),
    ...toDesk(wire),
    repliedBy: present(wire.rispostaDi),
    messages: wire.messaggi.map((message): DeskCaseMessage => ({
      ...toCaseMessage(message),
      kind: message.genere,
      author: present(message.operatore),
    })),
  };
}
