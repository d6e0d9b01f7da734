import { contractLabel, foldText, type Contract } from '@sportello/domain';
import { genreOf } from '../../shared/links/contract-link.ts';

/** An account and the contract by which it is asked how it is paid. */
export interface PaidAccount {
  readonly contract: Contract;
  readonly account: string;
}

/** A contract that has ended or never began: how it is paid is not changed any more. */
export function isOver({ status }: Contract): boolean {
  return status === 'CESSATO' || status === 'ANNULLATO';
}

/** An account of the customer, with all that is billed on it; the first is asked about. */
export interface BilledAccount extends PaidAccount {
  readonly contracts: readonly Contract[];
}

/** The account of a contract, as the lists say it; a service without one is paid with its supply. */
function accountOf(contract: Contract): string | undefined {
  return contract.type === 'VAS' ? contract.vas.account : contract.commodity.account;
}

/** Whether its type lets it be paid otherwise: an unknown contract type is an error (pagamento.chiamate.7). */
export function isKnown(contract: Contract): boolean {
  return contract.type === 'VAS' || contract.commodity.commodityType !== 'SCONOSCIUTO';
}

/** A request that has no contract yet: nobody can be asked how it is paid. */
function isOnlyAsked(contract: Contract): boolean {
  return ![undefined, 'servizio'].includes(genreOf(contract));
}

/** The accounts of what runs, each once, in the order of the contracts. */
export function accountsOf(contracts: readonly Contract[]): readonly BilledAccount[] {
  const found = new Map<string, BilledAccount>();
  for (const contract of contracts) {
    const account = accountOf(contract);
    if (account === undefined || isOver(contract) || !isKnown(contract) || isOnlyAsked(contract)) continue;
    const before = found.get(account);
    found.set(account, {
      account,
      contract: before?.contract ?? contract,
      contracts: [...(before?.contracts ?? []), contract],
    });
  }
  return [...found.values()];
}

/** How many contracts are billed on accounts: customers count those. */
export function contractsOn(accounts: readonly BilledAccount[]): number {
  return accounts.reduce((count, { contracts }) => count + contracts.length, 0);
}

/** The contract that a URL names: of two kinds with one code, the one that is billed on the account. */
export function contractAt(contracts: readonly Contract[], code: string, account: string): Contract | undefined {
  const those = contracts.filter((contract) => contract.code === code && !isOnlyAsked(contract));
  return those.find((contract) => accountOf(contract) === account) ?? those[0];
}

/** Those whose names, address or account hold what is looked for. */
export function matchingAccounts(accounts: readonly BilledAccount[], sought: string): readonly BilledAccount[] {
  const words = foldText(sought).split(' ').filter(Boolean);
  return accounts.filter(({ account, contracts }) => {
    const texts = contracts.flatMap((each) => [contractLabel(each), each.address?.street, each.address?.city]);
    const text = foldText([account, ...texts].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
