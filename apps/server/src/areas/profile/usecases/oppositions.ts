import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome, OPPOSITION_PURPOSES, type OppositionPurpose } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { insertOpposition, listOppositions, lockCustomer } from '../queries/oppositions.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { tell } from '../../messages/usecases/send.ts';

/** Descriptions of data uses; an objection stores this exact text. */
const statements: Readonly<Record<OppositionPurpose, string>> = {
  OFFERTE_DIRETTE: 'Proporti offerte simili a quelle che hai già',
  ANALISI_CONSUMI: 'Usare i tuoi contratti e consumi per scegliere cosa consigliarti',
  RICERCHE: 'Chiederti cosa pensi del servizio',
};

type Row = Awaited<ReturnType<typeof listOppositions>>[number];

/** Returns all objections and withdrawals with their receipts (profilo.opposizione.1). */
export async function readOppositions(
  services: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['oppositions']>> {
  rejectIfOff(services);
  const all = await listOppositions(services.db, customerCode);
  return {
    opposizioni: OPPOSITION_PURPOSES.map((finalita) => {
      const history = all.filter(({ purpose }) => purpose === finalita);
      return {
        finalita,
        descrizione: statements[finalita],
        opposto: history[0]?.opposed ?? false,
        versioneInformativa: services.policyVersion,
        storico: history.map(onWire),
      };
    }),
  };
}

/** Returns the data uses the customer allows, independently of feature switches (profilo.opposizione.3). */
export async function readDataUses(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['dataUses']>> {
  const opposed = await opposedPurposes(db, customerCode);
  return {
    offerteDirette: !opposed.has('OFFERTE_DIRETTE'),
    analisiConsumi: !opposed.has('ANALISI_CONSUMI'),
    ricerche: !opposed.has('RICERCHE'),
  };
}

/** Returns the purposes a customer objects to; the newest statement of each counts. */
export async function opposedPurposes(db: Database, customerCode: string): Promise<ReadonlySet<OppositionPurpose>> {
  const newestFirst = await listOppositions(db, customerCode);
  const last = new Map(newestFirst.toReversed().map(({ purpose, opposed }) => [purpose, opposed]));
  return new Set([...last].filter(([, isOpposed]) => isOpposed).map(([purpose]) => purpose));
}

export async function ownOppositions({ db }: Services, { customerCode }: CustomerActor) {
  const all = await listOppositions(db, customerCode);
  return all.map((row) => ({ finalita: row.purpose, testo: row.statement, ...onWire(row) }));
}

/**
 * Appends an objection or withdrawal with the text shown and sends the receipt; earlier ones are never changed
 * (profilo.opposizione.2).
 */
export async function changeOpposition(
  services: Services,
  actor: CustomerActor,
  said: { readonly finalita: OppositionPurpose; readonly opposto: boolean; readonly versioneInformativa: string },
): Promise<AnswerOf<Catalogue['changeOpposition']>> {
  rejectIfOff(services);
  const { finalita: purpose, opposto: opposed, versioneInformativa: policyVersion } = said;
  if (![services.policyVersion, ...services.earlierPolicyVersions].includes(policyVersion)) {
    throw invalidFieldError('versioneInformativa', 'POLICY_NOT_KNOWN');
  }
  const now = services.clock();
  const { customerCode } = actor;
  return services.db.transaction(async (db) => {
    const contacts = await lockCustomer(db, customerCode);
    if (!contacts) throw new ApiError('NOT_FOUND');
    const newest = (await listOppositions(db, customerCode)).find((row) => row.purpose === purpose);
    // A repeated statement adds no entry; a withdrawal without an objection is rejected.
    if (newest?.opposed === opposed) return onWire(newest);
    if (newest === undefined && !opposed) throw invalidFieldError('opposto', 'NOT_OPPOSED');
    const statement = statements[purpose];
    const { requestId } = actor;
    const written = await insertOpposition(db, {
      customerCode,
      purpose,
      opposed,
      statement,
      policyVersion,
      at: now,
      requestId,
    });
    if (!written) throw new ApiError('S-002');
    const receiptNumber = receiptOf(written);
    const data = { purpose, opposed, receiptNumber, policyVersion };
    const event = await announce(db, { kind: 'OPPOSITION_CHANGED', customerCode, data }, actor, now);
    await record(db, actor, 'changeOpposition', now);
    const letter = { template: 'opposition-changed', opposed, statement, receiptNumber } as const;
    await tell(services, db, letter, { ...contacts, code: customerCode }, now, event);
    return onWire(written);
  });
}

function rejectIfOff({ isSwitchedOn }: Services): void {
  if (!isSwitchedOn('rightOfOpposition')) throw new ApiError('NOT_SERVED');
}

function onWire(row: Row) {
  return {
    opposto: row.opposed,
    data: row.at.toISOString(),
    numeroRicevuta: receiptOf(row),
    versioneInformativa: row.policyVersion,
  };
}

/** Receipt number of year and sequence: `O-2026-000123`. */
function receiptOf({ id, at }: Pick<Row, 'id' | 'at'>): string {
  return `O-${dayInRome(at.getTime()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
}
