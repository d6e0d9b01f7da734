import { randomUUID } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { findCardSetup, finishCardSetup, insertCardEvent, insertCardSetup } from '../queries/cards.ts';
import type { Database } from '../../../db/database.ts';
import type { CardSessionState } from '../../../ports/cards.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { countTry } from '../../../limits/guesses.ts';

const perCustomer = 10;

/** Opens the payment provider's session for a card; the customer returns to the area. */
export async function beginCardSetup(
  services: Services,
  actor: CustomerActor,
  page: string,
): Promise<AnswerOf<Catalogue['beginCard']>> {
  const { cards, db, publicUrl } = services;
  const { customerCode } = actor;
  if (!cards) throw new ApiError('NOT_SERVED');
  await countTry(services, [{ key: `card:${customerCode}`, most: perCustomer }]);
  const now = services.clock();
  const id = randomUUID();
  const back = (outcome: string) => `${publicUrl}${page}?carta=${id}&esito=${outcome}`;
  const { session, url } = await cards.begin({
    setupId: id,
    done: back('completata'),
    cancelled: back('annullata'),
  });
  await db.transaction(async (tx) => {
    await insertCardSetup(tx, { id, customerCode, providerSession: session, createdAt: now });
    await record(tx, actor, 'beginCard', now);
  });
  return { id, indirizzo: url };
}

/**
 * Returns the result of a card setup. While it is open the payment provider is asked, because its message may be
 * late.
 */
export async function readCardSetup(
  services: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['givenCard']>> {
  const { db, cards } = services;
  const before = await findCardSetup(db, customerCode, id);
  if (!before) throw new ApiError('NOT_FOUND');
  let isKept = true;
  if (before.status === 'OPEN' && before.providerSession !== null && cards) {
    const { providerSession } = before;
    const state = await cards.read(providerSession);
    isKept = state.state !== 'NOT_TOKENIZABLE';
    await db.transaction((tx) => finish(tx, providerSession, state, services.clock()));
  }
  if (!isKept) return { stato: 'NON_MEMORIZZABILE', tokenID: null, carta: null };
  const setup = before.status === 'OPEN' ? await findCardSetup(db, customerCode, id) : before;
  if (setup?.status !== 'SUCCEEDED') {
    return { stato: setup?.status === 'OPEN' ? 'IN_CORSO' : 'NON_RIUSCITA', tokenID: null, carta: null };
  }
  return {
    stato: 'RIUSCITA',
    tokenID: setup.token,
    carta: {
      intestatario: setup.holder,
      ultimeCifre: setup.lastDigits,
      scadenza: setup.expiry,
      circuito: setup.circuit,
      tipologia: setup.kind,
    },
  };
}

/**
 * Finishes the card setup of a checkout session with the state that the card processor has of it, once for each event
 * id.
 */
export async function finishCardSetupOf(
  { db, clock }: Services,
  eventId: string,
  session: string,
  state: CardSessionState,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    if (await insertCardEvent(tx, eventId, now)) await finish(tx, session, state, now);
  });
}

async function finish(db: Database, session: string, state: CardSessionState, now: Date): Promise<void> {
  if (state.state === 'OPEN' || state.state === 'NOT_TOKENIZABLE') return;
  const how =
    state.state === 'SUCCEEDED'
      ? { status: 'SUCCEEDED' as const, ...state.card, finishedAt: now }
      : { status: 'ENDED' as const, finishedAt: now };
  const customerCode = await finishCardSetup(db, session, how);
  if (customerCode !== undefined) await invalidateOpenApps(db, { about: 'contracts', customerCode });
}
