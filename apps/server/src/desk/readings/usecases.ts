import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { METER_UNITS, nextStatesOf, READINGS_A_PAGE } from '@sportello/domain';
import { invalidateOpenApps } from '../../db/invalidations.ts';
import { findContacts } from '../../areas/support/queries.ts';
import { listSteps } from '../../areas/readings/queries/readings.ts';
import {
  findStep,
  isBilled,
  listQueue,
  moveSentReading,
  type Move,
} from '../../areas/readings/queries/sent-readings.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidFieldError } from '../../errors/api-error.ts';
import { record, auditRead } from '../../shared/audit.ts';
import type { Services, Writing } from '../../shared/context.ts';
import type { Actor } from '../../shared/actors.ts';
import { announce } from '../../events/announce.ts';
import type { Doer } from '../../events/event.ts';
import { sendByChosenChannel } from '../../areas/messages/usecases/send.ts';
import { readingAnswer, sentReadingAnswer } from '../../areas/readings/usecases/answers.ts';

type Asked = ParsedRequestOf<Catalogue['readingQueue']>['query'];
type Step = ParsedRequestOf<Catalogue['moveReading']>['body'];

/** Returns the readings in a state; the access is audited. */
export async function readQueue(
  services: Services,
  actor: Actor,
  asked: Asked,
): Promise<AnswerOf<Catalogue['readingQueue']>> {
  const { db } = services;
  const { rows, total } = await listQueue(
    db,
    {
      state: asked.stato,
      commodity: asked.commodity,
      isConfirmed: asked.confermate === 'X',
      customerCode: asked.codiceCliente,
    },
    { limit: READINGS_A_PAGE, offset: ((asked.pagina ?? 1) - 1) * READINGS_A_PAGE },
  );
  const steps = await listSteps(
    db,
    rows.map(({ reading }) => reading.id),
  );
  await auditRead(
    services,
    actor,
    'readingQueue',
    rows.map(({ customer }) => customer.code),
  );
  return {
    autoletture: rows.map(({ reading, hasPhoto, previous, supply, customer }) => ({
      ...sentReadingAnswer({ ...reading, hasPhoto }, steps),
      codiceContratto: reading.contractCode,
      codiceCliente: customer.code,
      nome: customer.companyName ?? [customer.firstName, customer.lastName].filter(Boolean).join(' '),
      commodity: supply.commodity,
      unitaMisura: METER_UNITS[supply.commodity],
      pod: supply.pod,
      pdr: supply.pdr,
      precedente: previous === null ? null : readingAnswer({ ...previous, ...supply }),
      autori: (steps.get(reading.id) ?? []).map(({ by }) => by),
    })),
    totale: total,
  };
}

/** Moves a reading once and notifies its customer (lettura.stato.1 and lettura.stato.3). */
export async function moveReading(services: Services, actor: Actor, number: string, asked: Step): Promise<void> {
  const now = services.clock();
  const id = Number(number);
  const move = moveOf(asked);
  await services.db.transaction(async (db) => {
    const moved = await moveSentReading(db, id, move, { at: now, by: actor.username });
    if (!moved) return sameStep(db, id, move, actor);
    if (move.billNumber !== null && !(await isBilled(db, moved.contractCode, move.billNumber))) {
      throw invalidFieldError('numeroBolletta', 'NOT_FOUND');
    }
    await notifyOfMove(services, db, actor, { id, ...moved }, move, now);
    await record(db, { ...actor, customerCode: moved.customerCode }, 'moveReading', now);
  });
}

type Moved = NonNullable<Awaited<ReturnType<typeof moveSentReading>>> & { readonly id: number };

/** Announces a step and notifies the customer in-app, with a message only if they must act. */
export async function notifyOfMove(
  services: Writing,
  db: Database,
  by: Doer,
  { id, customerCode, contractCode, readOn, periodEnd }: Moved,
  { to: state, refusal, billNumber }: Move,
  now: Date,
): Promise<void> {
  if (customerCode === null) return;
  const data = { readingNumber: String(id), contractCode, readOn, periodEnd, state, refusal, billNumber };
  const event = await announce(db, { kind: 'READING_MOVED', customerCode, data }, by, now);
  await invalidateOpenApps(db, { customerCode, about: 'readings' });
  if (refusal === null) return;
  const contacts = await findContacts(db, customerCode);
  const customer = contacts && { ...contacts, code: customerCode };
  const letter = { template: 'reading-refused', readOn, refusal } as const;
  if (customer) await sendByChosenChannel(services, db, letter, customer, { channel: null, contractCode }, now, event);
}

/** Throws if the transition is not allowed or a required field is missing. */
function moveOf({ daStato: from, stato: to, motivo, nota, numeroBolletta }: Step): Move {
  if (!nextStatesOf(from).includes(to)) throw invalidFieldError('stato', 'NOT_VALID');
  requireIf(to === 'RIFIUTATA', 'motivo', motivo);
  requireIf(to === 'USATA_IN_BOLLETTA', 'numeroBolletta', numeroBolletta);
  return { from, to, refusal: motivo ?? null, note: nota ?? null, billNumber: numeroBolletta ?? null };
}

function requireIf(isNeeded: boolean, field: string, value: string | undefined): void {
  if (isNeeded && value === undefined) throw invalidFieldError(field, 'MISSING');
  if (!isNeeded && value !== undefined) throw invalidFieldError(field, 'NOT_EXPECTED');
}

/** Accepts a step that the same operator has already made; throws for anybody else. */
async function sameStep(db: Database, id: number, move: Move, actor: Actor): Promise<void> {
  const found = await findStep(db, id, move.to);
  if (!found) throw new ApiError('NOT_FOUND');
  const { step, billNumber } = found;
  const isSame =
    step?.by === actor.username &&
    step.refusal === move.refusal &&
    step.note === move.note &&
    billNumber === move.billNumber;
  if (!isSame) throw new ApiError('CHANGED_MEANWHILE');
}
