import {
  CASE_KINDS,
  CASE_STATES,
  centsFromEuros,
  type CaseCredit,
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

export const wireCredit = z.strictObject({
  importo: amount,
  data: instant,
  /** The bill that deducted it. */
  bolletta: optionalText,
});

export const toCaseCredit = ({ importo, data, bolletta }: z.output<typeof wireCredit>): CaseCredit => ({
  amount: centsFromEuros(importo),
  at: Date.parse(data),
  billNumber: present(bolletta),
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
  /** Amounts of bills that it keeps, or kept, from being collected (reclami.contestazione.2). */
  contestazioni: z.array(z.strictObject({ bolletta: z.string(), importo: amount, al: z.nullable(instant) })),
  indennizzo: z.nullable(wireCredit),
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
  contestazioni: [{ bolletta: '2026000123456', importo: 31.2, al: null }],
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
    disputes: wire.contestazioni.map(({ bolletta, importo, al }) => ({
      billNumber: bolletta,
      amount: centsFromEuros(importo),
      until: al === null ? undefined : Date.parse(al),
    })),
    credit: indennizzo === null ? undefined : toCaseCredit(indennizzo),
  };
}
