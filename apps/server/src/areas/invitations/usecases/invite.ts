import { randomInt } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import { eurosFromCents, INVITATION_ALPHABET, INVITATION_REWARD_CENTS } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import {
  deleteInvitation,
  findInvitationCode,
  findInviter,
  insertInvitation,
  insertInvitationCode,
  listInvited,
  listWaiting,
  setRewarded,
} from '../queries.ts';
import { findStanding } from '../../../auth/queries/standing.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { contractsOf, modulesOf } from '../../profile/usecases/modules.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';
import { wasErasedInvitee } from './once.ts';

const handful = 200;
const tries = 5;

const linkOf = ({ publicUrl }: Services, code: string) => `${publicUrl}/registrazione?invito=${code}`;

/** Returns the customer's invitation and the progress of each friend (invito.stato.1). */
export async function readInvitations(
  services: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['invitations']>> {
  const code = await findInvitationCode(services.db, customerCode);
  const friends = await listInvited(services.db, customerCode);
  return {
    codice: code ?? null,
    link: code === undefined ? null : linkOf(services, code),
    premio: eurosFromCents(INVITATION_REWARD_CENTS),
    amici: friends.map(({ id, firstName, registeredAt, rewardedAt }) => ({
      id,
      nome: firstName ?? '',
      stato: rewardedAt === null ? ('REGISTRATO' as const) : ('CLIENTE' as const),
      dataRegistrazione: registeredAt.toISOString(),
      dataPremio: rewardedAt?.toISOString() ?? null,
    })),
  };
}

/** Creates the customer's code; repeated calls return the same one (invito.codice.1). */
export async function makeInvitation(
  services: Services,
  actor: CustomerActor,
): Promise<AnswerOf<Catalogue['makeInvitation']>> {
  const { customerCode } = actor;
  const now = services.clock();
  const code = await services.db.transaction(async (db) => {
    const before = await findInvitationCode(db, customerCode);
    if (before !== undefined) return before;
    for (let n = 0; n < tries; n += 1) {
      await insertInvitationCode(db, { customerCode, code: newCode(), at: now });
      const made = await findInvitationCode(db, customerCode);
      if (made === undefined) continue;
      await record(db, actor, 'makeInvitation', now);
      return made;
    }
    throw new ApiError('S-002');
  });
  return { codice: code, link: linkOf(services, code) };
}

const newCode = () =>
  Array.from({ length: 8 }, () => INVITATION_ALPHABET[randomInt(INVITATION_ALPHABET.length)]).join('');

interface Newcomer {
  readonly code: string;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
}

const personOf = ({ code, fiscalCode, vatNumber }: Newcomer) => (fiscalCode ?? vatNumber ?? code).toUpperCase();

/**
 * Records a registration by invitation inside the registration's transaction. An invalid code (unknown, own, of an
 * inviter no longer eligible, or for an existing customer or earlier invitee) is ignored: it must not block the
 * registration (invito.registrazione.1).
 */
export async function acceptInvitation(
  services: Services,
  db: Database,
  invitation: string,
  newcomer: Newcomer,
  { by, at }: { readonly by: Doer; readonly at: Date },
): Promise<void> {
  const inviter = await findInviter(db, invitation);
  const person = personOf(newcomer);
  if (!inviter || personOf(inviter) === person || (await isCustomer(db, newcomer.code, at))) return;
  if (modulesOf(await findStanding(db, inviter.code, at)).memberGetMember !== 'ACTIVE') return;
  const id = await insertInvitation(db, {
    inviterCode: inviter.code,
    invitedCode: newcomer.code,
    person,
    registeredAt: at,
  });
  if (id === undefined) return;
  // Checked after the insert, because a concurrent erasure has then committed.
  if (await wasErasedInvitee(services, db, person)) return deleteInvitation(db, id);
  const fact = { kind: 'INVITATION_ACCEPTED', customerCode: inviter.code, data: { invitationId: id } } as const;
  // The event belongs to the inviter, so it must not contain the friend's username.
  await announce(db, fact, { ...by, username: 'registration', right: 'COMMAND' }, at);
}

/** Grants the reward once for every friend with a first active contract; returns the count (invito.premio.1). */
export async function rewardInvitations(services: Services): Promise<number> {
  let rewarded = 0;
  let last = 0;
  for (;;) {
    const waiting = await listWaiting(services.db, last, handful);
    for (const { id, inviterCode, invitedCode } of waiting) {
      last = id;
      if (!(await isCustomer(services.db, invitedCode, services.clock()))) continue;
      if (await reward(services, id, inviterCode)) rewarded += 1;
    }
    if (waiting.length < handful) return rewarded;
  }
}

function reward(services: Services, id: number, inviterCode: string): Promise<boolean> {
  const now = services.clock();
  return services.db.transaction(async (db) => {
    if (!(await setRewarded(db, id, now))) return false;
    const data = { invitationId: id, amountCents: INVITATION_REWARD_CENTS };
    const by = { username: 'invitations', right: 'COMMAND' } as const;
    await announce(db, { kind: 'INVITATION_REWARDED', customerCode: inviterCode, data }, by, now);
    return true;
  });
}

/** Any active contract counts: electricity, gas, fibre, a service or a product. */
async function isCustomer(db: Database, customerCode: string, now: Date): Promise<boolean> {
  const standing = await findStanding(db, customerCode, now);
  return standing !== null && contractsOf(standing).some(({ status }) => status === 'ATTIVO');
}
