import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { ContractRef } from '../queries/contracts.ts';
import { confirmWithdrawal } from './confirm.ts';
import { receiptOnWire } from './read.ts';

/** Withdraws from a customer's contract; the same again is the first receipt (recesso.conferma.2). */
export async function withdraw(
  services: Services,
  actor: CustomerActor,
  { kind, code }: ContractRef,
  email: string,
): Promise<AnswerOf<Catalogue['withdraw']>> {
  const now = services.clock();
  const { customerCode } = actor;
  const asked = { customerCode, kind, code, email, channel: 'AREA', by: actor, key: null, digest: null } as const;
  const row = await services.db.transaction((db) =>
    confirmWithdrawal(services, db, asked, now, () => record(db, actor, 'withdraw', now)),
  );
  return receiptOnWire(services.db, row);
}
