import { addDays } from '@sportello/domain';
import type { ContractExitRecord } from '../records.ts';
import type { Draft } from './stage.ts';

const exitCost = { exitCostCents: 2350, exitCostWords: 'È il costo di gestione del passaggio.' };
const noCost = { exitCostCents: null, exitCostWords: null };

/** Adds periods that run or are over, and a supply that leaves (dimostrazione.recesso.1). */
export function addLeaving(records: Draft, { today }: { readonly today: string }): void {
  const customerOf = (username: string) =>
    records.accounts.find((account) => account.username === username)?.customerCode ?? '';
  for (const username of ['full', 'prospect']) {
    const customerCode = customerOf(username);
    const request = records.onboardingRequests.find(
      (each) => each.customerCode === customerCode && each.source === 'QUOTATION',
    );
    if (request !== undefined) {
      records.withdrawalTerms.push({
        contractKind: 'QUOTATION',
        contractCode: request.code,
        customerCode,
        startsOn: addDays(today, -5),
        place: 'ONLINE',
        ...noCost,
      });
    }
  }
  const supplyOf = (username: string) =>
    records.commodityContracts.find(
      ({ customerCode, quotationCode }) => customerCode === customerOf(username) && quotationCode === null,
    );
  const overdue = supplyOf('full');
  const atHome = supplyOf('dual');
  if (overdue !== undefined) {
    const { code: contractCode, customerCode, signDate } = overdue;
    const startsOn = signDate ?? addDays(today, -365);
    records.withdrawalTerms.push({
      contractKind: 'COMMODITY',
      contractCode,
      customerCode,
      startsOn,
      place: 'ONLINE',
      ...exitCost,
    });
  }
  if (atHome !== undefined) {
    const { code: contractCode, customerCode } = atHome;
    const startsOn = addDays(today, -20);
    records.withdrawalTerms.push({
      contractKind: 'COMMODITY',
      contractCode,
      customerCode,
      startsOn,
      place: 'PORTA',
      ...exitCost,
    });
  }
  const leaving = supplyOf('gas');
  if (leaving !== undefined) records.contractExits.push(...exitOf(leaving.code, today));
}

function exitOf(contractCode: string, today: string): ContractExitRecord[] {
  const common = {
    contractCode,
    requestedOn: addDays(today, -12),
    kind: 'CAMBIO_FORNITORE',
    billNumber: null,
  } as const;
  const done = (step: ContractExitRecord['step'], days: number, newSupplier: string | null = null) => ({
    ...common,
    step,
    doneOn: addDays(today, days),
    expectedOn: null,
    newSupplier,
  });
  const due = (step: ContractExitRecord['step'], days: number) => ({
    ...common,
    step,
    doneOn: null,
    expectedOn: addDays(today, days),
    newSupplier: null,
  });
  return [done('RICHIESTA', -12, 'Luce Chiara'), done('CONFERMATA', -6), due('USCITA', 9), due('ULTIMA_BOLLETTA', 50)];
}
