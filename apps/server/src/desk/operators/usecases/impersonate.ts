import type { AnswerOf, Catalogue } from '@sportello/calls';
import { IMPERSONATION_MS, IMPERSONATION_RENEWABLE_MS, roleMay, type ImpersonationMode } from '@sportello/domain';
import { findCustomer } from '../../../areas/profile/queries/customers.ts';
import { endGrants, insertGrant, renewGrant, type Grant } from '../../../auth/queries/impersonations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';

type WireGrant = AnswerOf<Catalogue['beginImpersonation']>;

interface Wanted {
  readonly codiceCliente: string;
  readonly motivo: string;
  readonly modalita?: ImpersonationMode | undefined;
}

/** Grants an operator to act for a customer for a quarter of an hour (operatore.impersonare.4). */
export async function beginImpersonation(services: Services, actor: Actor, wanted: Wanted): Promise<WireGrant> {
  const { codiceCliente: customerCode, motivo: reason, modalita: mode = 'LETTURA' } = wanted;
  if (mode === 'MODIFICA' && !roleMay(actor.role, 'CHANGE_FOR_CUSTOMERS')) throw new ApiError('NOT_ALLOWED');
  const name = await nameOf(services, customerCode);
  const now = services.clock();
  return services.db.transaction(async (db) => {
    const grant = await insertGrant(db, {
      sessionId: actor.sessionId,
      accountId: actor.accountId,
      customerCode,
      mode,
      reason,
      begunAt: now,
      expiresAt: new Date(now.getTime() + IMPERSONATION_MS),
    });
    await record(db, underGrant(actor, grant), 'beginImpersonation', now);
    return onWire(grant, name);
  });
}

/** Extends the grant to a quarter of an hour from now (operatore.impersonare.5). */
export async function renewImpersonation(services: Services, actor: Actor, customerCode: string): Promise<WireGrant> {
  const now = services.clock();
  const renewed = await services.db.transaction(async (db) => {
    const grant = await renewGrant(
      db,
      { sessionId: actor.sessionId, customerCode },
      new Date(now.getTime() + IMPERSONATION_MS),
      new Date(now.getTime() - IMPERSONATION_RENEWABLE_MS),
    );
    if (grant) await record(db, underGrant(actor, grant), 'renewImpersonation', now);
    return grant;
  });
  if (!renewed) throw new ApiError('IMPERSONATION_EXPIRED');
  return onWire(renewed, await nameOf(services, customerCode));
}

export async function endImpersonation(services: Services, actor: Actor, customerCode: string): Promise<void> {
  const now = services.clock();
  if (!(await findCustomer(services.db, customerCode))) throw new ApiError('NOT_FOUND');
  await services.db.transaction(async (db) => {
    for (const grant of await endGrants(db, actor.sessionId, now, customerCode)) {
      await record(db, underGrant(actor, grant), 'endImpersonation', now);
    }
  });
}

async function nameOf({ db }: Services, customerCode: string): Promise<string> {
  const found = await findCustomer(db, customerCode);
  if (!found) throw new ApiError('NOT_FOUND');
  const { companyName, firstName, lastName } = found.customer;
  return companyName ?? [firstName, lastName].filter(Boolean).join(' ');
}

function underGrant(actor: Actor, { id, customerCode, mode, reason }: Grant) {
  return { ...actor, customerCode, right: 'IMPERSONATION', grant: { id, mode, reason } } as const;
}

function onWire({ customerCode, mode, reason, begunAt, expiresAt }: Grant, name: string): WireGrant {
  return {
    codiceCliente: customerCode,
    nome: name,
    modalita: mode,
    motivo: reason,
    dataInizio: begunAt.toISOString(),
    dataScadenza: expiresAt.toISOString(),
  };
}
