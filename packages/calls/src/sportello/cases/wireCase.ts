import {
  CASE_KINDS,
  CASE_STATES,
  centsFromEuros,
  type CaseDetail,
  type CaseFile,
  type CaseMessage,
  type CaseSummary,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { amount, instant, optionalDay, optionalText } from '../../mechanism/wire.ts';

/** Number of year and sequence: `RC-2026-000123`. */
export const caseNumberForm = z.string().check(z.regex(/^RC-\d{4}-\d{6,12}$/, 'NOT_VALID'));

export const caseKind = z.enum(CASE_KINDS);

const wireCaseFile = z.strictObject({ posizione: z.number(), nome: z.string() });

export const wireCaseSummary = {
  numero: z.string(),
  tipo: caseKind,
  stato: z.enum(CASE_STATES),
  ricevutoIl: instant,
  codiceContratto: optionalText,
  bollette: z.array(z.string()),
  rispostaEntro: optionalDay,
  conclusoIl: z.nullable(instant),
};

/** A message without what only the desk reads. */
export const wireCaseMessage = {
  id: z.string(),
  testo: z.string(),
  data: instant,
  allegati: z.array(wireCaseFile),
};

const wireReply = z.strictObject({
  reclamo: z.string(),
  verifiche: z.string(),
  conclusioni: z.string(),
  diritti: z.string(),
  data: instant,
});

/** The parts of a case that customer and desk both read. */
export const wireCaseParts = {
  ...wireCaseSummary,
  testo: z.string(),
  codiceIntervento: optionalText,
  codicePagamento: optionalText,
  /** The reading that came with a correction. */
  codiceLettura: optionalText,
  allegati: z.array(wireCaseFile),
  risposta: z.nullable(wireReply),
  indennizzo: z.nullable(z.strictObject({ importo: amount, data: instant })),
};

export const exampleCaseSummary = {
  numero: 'RC-2026-000123',
  tipo: 'RECLAMO' as const,
  stato: 'IN_LAVORAZIONE' as const,
  ricevutoIl: '2026-11-20T09:00:00Z',
  codiceContratto: '4000000001',
  bollette: ['2026000123456'],
  rispostaEntro: '2026-12-20',
  conclusoIl: null,
};

export const exampleCaseParts = {
  ...exampleCaseSummary,
  testo: 'La bolletta di ottobre conta due volte il mese di agosto.',
  codiceIntervento: null,
  codicePagamento: null,
  codiceLettura: null,
  allegati: [{ posizione: 1, nome: 'bolletta.pdf' }],
  risposta: null,
  indennizzo: null,
};

export const exampleCaseMessage = {
  id: '1',
  testo: 'Quanto segna oggi il contatore?',
  data: '2026-11-24T10:00:00Z',
  allegati: [],
};

type Wire<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Shape>>;

export function toCaseSummary(wire: Wire<typeof wireCaseSummary>): CaseSummary {
  return {
    number: wire.numero,
    kind: wire.tipo,
    state: wire.stato,
    receivedAt: Date.parse(wire.ricevutoIl),
    contractCode: present(wire.codiceContratto),
    bills: wire.bollette,
    answerBy: present(wire.rispostaEntro),
    endedAt: wire.conclusoIl === null ? undefined : Date.parse(wire.conclusoIl),
  };
}

const toCaseFile = ({ posizione, nome }: z.output<typeof wireCaseFile>): CaseFile => ({
  position: posizione,
  name: nome,
});

export function toCaseMessage(wire: Wire<typeof wireCaseMessage>): Omit<CaseMessage, 'kind'> {
  return { id: wire.id, text: wire.testo, at: Date.parse(wire.data), files: wire.allegati.map(toCaseFile) };
}

export function toCaseParts(wire: Wire<typeof wireCaseParts>): Omit<CaseDetail, 'messages'> {
  const { risposta, indennizzo } = wire;
  return {
    ...toCaseSummary(wire),
    text: wire.testo,
    interventionId: present(wire.codiceIntervento),
    paymentId: present(wire.codicePagamento),
    readingNumber: present(wire.codiceLettura),
    files: wire.allegati.map(toCaseFile),
    reply:
      risposta === null
        ? undefined
        : {
            complaint: risposta.reclamo,
            checks: risposta.verifiche,
            conclusions: risposta.conclusioni,
            rights: risposta.diritti,
            at: Date.parse(risposta.data),
          },
    credit:
      indennizzo === null ? undefined : { amount: centsFromEuros(indennizzo.importo), at: Date.parse(indennizzo.data) },
  };
}
