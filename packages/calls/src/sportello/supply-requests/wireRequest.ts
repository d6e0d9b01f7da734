import {
  centsFromEuros,
  COST_LINES,
  fileExtension,
  PAPER_STATES,
  REJECTION_CODES,
  REQUEST_PAPERS,
  REQUEST_STATES,
  REQUEST_STEPS,
  SUPPLY_REQUEST_KINDS,
  type RequestCost,
  type SupplyRequest,
  type SupplyRequestSummary,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { amount, base64, instant, line, optionalDay, optionalText } from '../../mechanism/wire.ts';
import { exampleAnswers, wireAnswers } from './wireAnswers.ts';

/** Number of year and sequence: `PR-2026-000123`. */
export const requestNumberForm = z.string().check(z.regex(/^PR-\d{4}-\d{6,12}$/, 'NOT_VALID'));

export const requestKind = z.enum(SUPPLY_REQUEST_KINDS);
export const requestPaper = z.enum(REQUEST_PAPERS);
export const requestStep = z.enum(REQUEST_STEPS);
export const rejectionCode = z.enum(REJECTION_CODES);

/** Largest body with a paper: one file of 5 MiB in base64, and its name. */
export const MOST_PAPER_BYTES = 7_100_000;

/** A paper that the customer uploads (pratica.carte.1). */
export const wirePaperFile = z.strictObject({
  carta: requestPaper,
  file: base64(MOST_PAPER_BYTES),
  fileName: line(200).check(z.refine((name) => fileExtension(name) !== undefined, { error: 'FILE_TYPE_NOT_ALLOWED' })),
});

export const examplePaperFile = { carta: 'IDENTITA', file: 'JVBERi0xLjcK', fileName: 'carta-identita.pdf' } as const;

export const wireCost = z.strictObject({
  voci: z.array(
    z.strictObject({
      tipo: z.enum(COST_LINES),
      /** Net of VAT. */
      importo: amount,
      /** In percent; null for a deposit. */
      iva: z.nullable(z.number()),
    }),
  ),
  iva: amount,
  totale: amount,
});

export const toCost = ({ voci, iva, totale }: z.output<typeof wireCost>): RequestCost => ({
  lines: voci.map((line) => ({ kind: line.tipo, net: centsFromEuros(line.importo), vatRate: present(line.iva) })),
  vat: centsFromEuros(iva),
  total: centsFromEuros(totale),
});

export const wireRequestSummary = {
  numero: z.string(),
  tipo: requestKind,
  stato: z.enum(REQUEST_STATES),
  passo: requestStep,
  codiceContratto: optionalText,
  fornitura: z.string(),
  richiestaIl: instant,
  entro: optionalDay,
};

const wirePaper = z.strictObject({
  posizione: z.int(),
  carta: requestPaper,
  nome: z.string(),
  stato: z.enum(PAPER_STATES),
  motivo: optionalText,
  data: instant,
});

const wireMessage = z.strictObject({
  data: instant,
  da: z.enum(['CLIENTE', 'FORNITORE']),
  testo: z.string(),
  chiede: z.nullable(requestPaper),
});

export const wireRequest = {
  ...wireRequestSummary,
  risposte: wireAnswers,
  costo: wireCost,
  passi: z.array(requestStep),
  raggiunti: z.array(z.strictObject({ passo: requestStep, data: instant, giorno: optionalDay, orario: optionalText })),
  carte: z.array(wirePaper),
  mancano: z.array(requestPaper),
  messaggi: z.array(wireMessage),
  annullabile: z.boolean(),
  annullataIl: z.nullable(instant),
  rifiuto: z.nullable(z.strictObject({ codice: rejectionCode, data: instant, testo: optionalText })),
  /** Number of the signed paper among the documents; null for a kind that is not signed. */
  documento: optionalText,
  /** Number of the bill that has its cost. */
  bolletta: optionalText,
};

export const exampleCost = {
  voci: [
    { tipo: 'GESTIONE' as const, importo: 23, iva: 22 },
    { tipo: 'DISTRIBUTORE' as const, importo: 25.2, iva: 22 },
    { tipo: 'POTENZA' as const, importo: 106.98, iva: 22 },
  ],
  iva: 34.14,
  totale: 189.32,
};

export const exampleRequestSummary = {
  numero: 'PR-2026-000123',
  tipo: 'POTENZA' as const,
  stato: 'IN_CORSO' as const,
  passo: 'RICEVUTA' as const,
  codiceContratto: '4000000001',
  fornitura: 'Casa',
  richiestaIl: '2026-11-20T09:00:00Z',
  entro: '2026-11-27',
};

export const exampleRequest = {
  ...exampleRequestSummary,
  risposte: exampleAnswers,
  costo: exampleCost,
  passi: [...REQUEST_STEPS],
  raggiunti: [{ passo: 'RICEVUTA' as const, data: '2026-11-20T09:00:00Z', giorno: null, orario: null }],
  carte: [
    {
      posizione: 1,
      carta: 'IDENTITA' as const,
      nome: 'carta-identita.pdf',
      stato: 'DA_VERIFICARE' as const,
      motivo: null,
      data: '2026-11-20T09:00:00Z',
    },
  ],
  mancano: [],
  messaggi: [{ data: '2026-11-20T10:00:00Z', da: 'CLIENTE' as const, testo: 'Ci sono dopo le 17.', chiede: null }],
  annullabile: true,
  annullataIl: null,
  rifiuto: null,
  documento: 'PR-2026-000123',
  bolletta: null,
};

type Wire<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Shape>>;

const toInstant = (text: string | null) => (text === null ? undefined : Date.parse(text));

export const toRequestSummary = (wire: Wire<typeof wireRequestSummary>): SupplyRequestSummary => ({
  number: wire.numero,
  kind: wire.tipo,
  state: wire.stato,
  step: wire.passo,
  contractCode: present(wire.codiceContratto),
  supply: wire.fornitura,
  requestedAt: Date.parse(wire.richiestaIl),
  dueBy: present(wire.entro),
});

export const toRequest = (wire: Wire<typeof wireRequest>): SupplyRequest => ({
  ...toRequestSummary(wire),
  answers: wire.risposte,
  cost: toCost(wire.costo),
  steps: wire.passi,
  reached: wire.raggiunti.map(({ passo, data, giorno, orario }) => ({
    step: passo,
    at: Date.parse(data),
    day: present(giorno),
    hours: present(orario),
  })),
  papers: wire.carte.map(({ posizione, carta, nome, stato, motivo, data }) => ({
    position: posizione,
    paper: carta,
    name: nome,
    state: stato,
    reason: present(motivo),
    at: Date.parse(data),
  })),
  missing: wire.mancano,
  messages: wire.messaggi.map(({ data, da, testo, chiede }) => ({
    at: Date.parse(data),
    from: da,
    text: testo,
    asksFor: chiede ?? undefined,
  })),
  mayCancel: wire.annullabile,
  cancelledAt: toInstant(wire.annullataIl),
  rejection:
    wire.rifiuto === null
      ? undefined
      : { code: wire.rifiuto.codice, at: Date.parse(wire.rifiuto.data), words: present(wire.rifiuto.testo) },
  signedDocument: present(wire.documento),
  bill: present(wire.bolletta),
});
