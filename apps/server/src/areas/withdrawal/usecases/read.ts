import type { AnswerOf, Catalogue } from '@sportello/calls';
import { addDays, dayInRome, eurosFromCents, withdrawalStanding } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { findHolder, type ContractRef } from '../queries/contracts.ts';
import { findOutcome, listTermsSince, listWithdrawals, type WithdrawalRow } from '../queries/withdrawals.ts';
import { isConsumer, withdrawableContract } from './contract.ts';
import { receiptNumberOf } from './number.ts';

/** Days before today from which a period may still run: 30, and those that move it to a working day. */
const LONGEST_PERIOD = 40;

/** Returns the contracts that a customer can withdraw from now (recesso.pagina.1). */
export async function readOpenWithdrawals(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['openWithdrawals']>> {
  const now = clock().getTime();
  const holder = await findHolder(db, customerCode);
  if (!holder || !isConsumer(holder)) return { recessi: [] };
  const today = dayInRome(now);
  const rows = await listTermsSince(db, customerCode, { since: addDays(today, -LONGEST_PERIOD), today });
  return {
    recessi: rows.flatMap(({ terms, supplyCode }) => {
      const standing = withdrawalStanding({ terms, isConsumer: true, isWithdrawn: false }, now);
      if (standing.state !== 'APERTO') return [];
      const open = { tipo: terms.contractKind, codiceContratto: terms.contractCode, ultimoGiorno: standing.lastDay };
      // Lists may know the contract as the supply that its request became.
      const asSupply = terms.contractKind === 'QUOTATION' && supplyCode !== null;
      return asSupply ? [open, { ...open, tipo: 'COMMODITY' as const, codiceContratto: supplyCode }] : [open];
    }),
  };
}

/** Returns the state of a contract's withdrawal, with its receipt (recesso.pagina.2). */
export async function readWithdrawal(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  ref: ContractRef,
): Promise<AnswerOf<Catalogue['withdrawal']>> {
  const { standing, terms, withdrawn } = await withdrawableContract(db, customerCode, ref, clock());
  const cost = terms?.exitCostCents ?? null;
  return {
    stato: standing.state,
    ultimoGiorno: 'lastDay' in standing ? standing.lastDay : null,
    motivo: 'exclusion' in standing ? standing.exclusion : null,
    costoUscita: cost === null ? null : eurosFromCents(cost),
    testoUscita: terms?.exitCostWords ?? null,
    ricevuta: withdrawn ? await receiptOnWire(db, withdrawn) : null,
  };
}

export async function receiptOnWire(db: Database, row: WithdrawalRow): Promise<AnswerOf<Catalogue['withdraw']>> {
  const number = receiptNumberOf(row);
  return {
    numero: number,
    data: row.at.toISOString(),
    email: row.email,
    documento: number,
    esito: (await findOutcome(db, row.customerCode, number)) ?? 'INVIATA',
  };
}

/** Returns all withdrawals of a customer, for the personal data export. */
export async function ownWithdrawals({ db }: Services, { customerCode }: CustomerActor) {
  const all = [];
  for (const row of await listWithdrawals(db, customerCode)) {
    all.push({
      ...(await receiptOnWire(db, row)),
      tipo: row.contractKind,
      codiceContratto: row.contractCode,
      nome: row.name,
      contratto: row.contractWords,
    });
  }
  return all;
}
