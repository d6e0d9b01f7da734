import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { countWaiting } from '../queries/changes.ts';
import { listImportRuns, listReaders } from '../queries/provider-exchange.ts';
import { countWebhooks, listFailingWebhooks } from '../queries/webhooks.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';
import { usualSince } from './usual.ts';

const most = 20;

/** Each file of an imported folder is one run. */
const mostRuns = 50;

/** Returns the state of the exchange with the provider's systems (fornitore.posto.1); the access is audited. */
export async function readExchange(services: Services, actor: Actor): Promise<AnswerOf<Catalogue['providerExchange']>> {
  const { replica, clock } = services;
  const today = dayInRome(clock().getTime());
  const { runs, readers, waiting, counts, failing } = await replica.read(async (db) => ({
    runs: await listImportRuns(db, mostRuns),
    readers: await listReaders(db),
    waiting: await countWaiting(db, usualSince(today), today),
    counts: await countWebhooks(db),
    failing: await listFailingWebhooks(db, most),
  }));
  await auditRead(services, actor, 'providerExchange', []);
  return {
    importazioni: runs.map((run) => ({
      id: String(run.id),
      data: run.at.toISOString(),
      tipo: run.kind,
      file: run.files,
      da: run.by,
      righe: run.rows,
      nuove: run.added,
      cambiate: run.changed,
      invariate: run.unchanged,
      rifiutate: run.refused,
      scritta: run.isWritten,
      rifiuti: run.refusals.slice(0, most).map(({ line, field, reason }) => ({
        riga: line,
        campo: field,
        motivo: reason,
      })),
    })),
    lettori: readers.map(({ name, cursor, at, behind }) => ({
      nome: name,
      cursore: cursor,
      data: at.toISOString(),
      indietro: behind,
    })),
    inAttesa: waiting.map(({ matter, count, oldest }) => ({
      materia: matter,
      quante: count,
      piuVecchia: oldest.toISOString(),
    })),
    webhook: {
      inCorso: counts.waiting,
      inErrore: counts.failing,
      abbandonati: counts.givenUp,
      ultimi: failing.map(({ eventId, kind, status, tries, lastError }) => ({
        evento: String(eventId),
        tipo: kind,
        abbandonato: status === 'GIVEN_UP',
        tentativi: tries,
        errore: lastError,
      })),
    },
  };
}
