import { contractLabel, foldText, type Contract } from '@sportello/domain';
import { genreOf } from '../../shared/links/contract-link.ts';

/** An account and the contract by which its payment method is requested. */
export interface PaidAccount {
  readonly contract: Contract;
  readonly account: string;
}

/** The payment method of a closed or cancelled contract can't be changed. */
export function isOver({ status }: Contract): boolean {
  return status === 'CESSATO' || status === 'ANNULLATO';
}

/** An account with all contracts billed on it; the first is used for requests. */
export interface BilledAccount extends PaidAccount {
  readonly contracts: readonly Contract[];
}

/** Account from the lists; undefined for a service that is paid with its supply. */
function accountOf(contract: Contract): string | undefined {
  return contract.type === 'VAS' ? contract.vas.account : contract.commodity.account;
}

/** A supply of unknown type can't be changed and is an error (pagamento.chiamate.7). */
export function isKnown(contract: Contract): boolean {
  return contract.type === 'VAS' || contract.commodity.commodityType !== 'SCONOSCIUTO';
}

/** A request without a contract has no payment method to read. */
function isOnlyAsked(contract: Contract): boolean {
  return ![undefined, 'servizio'].includes(genreOf(contract));
}

/** Returns the accounts of open contracts without duplicates, in contract order. */
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

/** Counts contracts rather than accounts, as customers do. */
export function contractsOn(accounts: readonly BilledAccount[]): number {
  return accounts.reduce((count, { contracts }) => count + contracts.length, 0);
}

/** Finds the contract of a URL; if two kinds share the code, the one billed on the account. */
export function contractAt(contracts: readonly Contract[], code: string, account: string): Contract | undefined {
  const those = contracts.filter((contract) => contract.code === code && !isOnlyAsked(contract));
  return those.find((contract) => accountOf(contract) === account) ?? those[0];
}

export function matchingAccounts(accounts: readonly BilledAccount[], sought: string): readonly BilledAccount[] {
  const words = foldText(sought).split(' ').filter(Boolean);
  return accounts.filter(({ account, contracts }) => {
    const texts = contracts.flatMap((each) => [contractLabel(each), each.address?.street, each.address?.city]);
    const text = foldText([account, ...texts].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
