import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  eurosFromCents,
  isOpenRequest,
  mayCancelRequest,
  requestState,
  requestStepsOf,
  type RequestCost,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { listMessages } from '../queries/papers.ts';
import { listNicknames, type RequestRow } from '../queries/requests.ts';
import { partsOfAll, type RequestParts } from './facts.ts';
import { requestNumberOf } from './number.ts';

type WireRequest = AnswerOf<Catalogue['supplyRequest']>;
type WireSummary = AnswerOf<Catalogue['supplyRequests']>['pratiche'][number];

export function costOnWire({ lines, vat, total }: RequestCost): WireRequest['costo'] {
  return {
    voci: lines.map(({ kind, net, vatRate }) => ({ tipo: kind, importo: eurosFromCents(net), iva: vatRate ?? null })),
    iva: eurosFromCents(vat),
    totale: eurosFromCents(total),
  };
}

/** A request with its parts and its summary. */
export interface Summarized extends RequestParts {
  readonly summary: WireSummary;
}

/** Returns requests with their summaries, with as many statements for many as for one. */
export async function summarize(db: Database, rows: readonly RequestRow[]): Promise<Summarized[]> {
  const named = await listNicknames(db, rows);
  const nicknames = new Map(named.map(({ code, customerCode, nickname }) => [`${customerCode} ${code}`, nickname]));
  return (await partsOfAll(db, rows)).map((parts) => {
    const { row, facts, steps } = parts;
    const state = requestState(facts);
    const nickname = nicknames.get(`${row.customerCode} ${row.contractCode}`);
    const summary = {
      numero: requestNumberOf(row),
      tipo: row.kind,
      stato: state,
      passo: steps.at(-1)?.step ?? ('RICEVUTA' as const),
      codiceContratto: row.contractCode,
      fornitura: nickname ?? row.point ?? row.contractCode ?? '',
      richiestaIl: row.requestedAt.toISOString(),
      entro: isOpenRequest(state) ? row.dueOn : null,
    };
    return { ...parts, summary };
  });
}

/** Returns a request as its customer and the desk read it (pratica.pagina.1). */
export async function requestOnWire(db: Database, row: RequestRow) {
  const [found] = await summarize(db, [row]);
  if (!found) throw new Error('A request has no summary.');
  const { summary, facts, steps, papers, missing } = found;
  const wire: WireRequest = {
    ...summary,
    risposte: row.answers,
    costo: costOnWire(row.cost),
    passi: [...requestStepsOf(facts.kind, facts.hasCost)],
    raggiunti: steps.map(({ step, at, day, hours }) => ({
      passo: step,
      data: at.toISOString(),
      giorno: day,
      orario: hours,
    })),
    carte: papers.map(({ position, paper, name, state, reason, at }) => ({
      posizione: position,
      carta: paper,
      nome: name,
      stato: state,
      motivo: reason,
      data: at.toISOString(),
    })),
    // One that has ended takes nothing more.
    mancano: row.endedAt === null ? [...missing] : [],
    messaggi: (await listMessages(db, row.id)).map(({ at, author, text, asksFor }) => ({
      data: at.toISOString(),
      da: author === null ? 'CLIENTE' : 'FORNITORE',
      testo: text,
      chiede: asksFor,
    })),
    annullabile: mayCancelRequest(facts),
    annullataIl: row.cancelledAt?.toISOString() ?? null,
    rifiuto:
      row.rejectedAt && row.rejectionCode
        ? { codice: row.rejectionCode, data: row.rejectedAt.toISOString(), testo: row.rejectionWords }
        : null,
    documento: row.signedChannel === null ? null : requestNumberOf(row),
    bolletta: row.billNumber,
  };
  return { wire, facts };
}
