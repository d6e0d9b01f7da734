import { italianIban } from '@sportello/domain';
import type { CustomerRecord, PaymentMethodRecord, VasContractRecord } from '../records.ts';
import { calendarOf, type Calendar } from './calendar.ts';
import { hash } from './random.ts';
import { recipesOf, type Recipe } from './payment-recipes.ts';
import { scatteredDigits } from './scatter.ts';
import type { Draft } from './stage.ts';

type Contracts = Pick<
  Draft,
  'customers' | 'accounts' | 'commodityContracts' | 'vasContracts' | 'paymentMethods' | 'vasCharges'
>;

/** A fictitious bank: this number is not assigned. */
const bank = { abi: '99999', debitBank: 'Banca di Esempio' };
const branches = ['Torino Centro', 'Milano Porta Genova', 'Roma Appio', 'Verona Borgo Trento'];

/**
 * Adds the payment method of every contract account and the price of every running service.
 * Runs after the contracts with a separate random source, so that it does not change them.
 */
export function addPayments(records: Contracts, { seed, today }: { seed: number; today: string }): void {
  const calendar = calendarOf(today);
  for (const customer of records.customers) {
    const username = records.accounts.find((each) => each.customerCode === customer.code)?.username ?? '';
    const recipes = recipesOf(username);
    accountsOf(records, customer.code).forEach((contractAccount, index) => {
      const recipe = recipes[index % recipes.length] ?? {};
      records.paymentMethods.push(methodOf(recipe, { contractAccount, customer, seed, calendar }));
    });
  }
  for (const service of records.vasContracts) {
    const charge = chargeOf(service, calendar);
    if (charge) records.vasCharges.push(charge);
  }
}

function accountsOf({ commodityContracts, vasContracts }: Contracts, customerCode: string): string[] {
  const all = [...commodityContracts, ...vasContracts]
    .filter((contract) => contract.customerCode === customerCode)
    .flatMap(({ contractAccount }) => contractAccount ?? []);
  return [...new Set(all)];
}

interface Place {
  readonly contractAccount: string;
  readonly customer: CustomerRecord;
  readonly seed: number;
  readonly calendar: Calendar;
}

function methodOf(recipe: Recipe, { contractAccount, customer, seed, calendar }: Place): PaymentMethodRecord {
  const { code = null, status = null, type = null, card, debit = false, next } = recipe;
  const digits = (kind: string, count: number) =>
    scatteredDigits(Number(contractAccount.slice(-8)), count, hash(`${seed}/${kind}`));
  const iban = (kind: string) => {
    const cab = digits('branch', 5);
    return italianIban({ abi: bank.abi, cab, account: `0000${digits(kind, 8)}` });
  };
  const mandate = (place: string) => `EE${contractAccount.padStart(30, '0')}${place}`;
  const branch = branches[hash(contractAccount) % branches.length] ?? null;
  return {
    contractAccount,
    customerCode: customer.code,
    methodCode: code,
    methodId: status === null ? null : `PM${contractAccount}`,
    status,
    type,
    cardHolder: card ? holderOf(customer) : null,
    cardLastDigits: card ? digits('card', 8).slice(-4) : null,
    // About three years ahead, in a month derived from the account.
    cardExpiry: card ? expiryOf(calendar.month(24 + (hash(contractAccount) % 12))) : null,
    cardCircuit: card?.circuit ?? null,
    cardKind: card?.kind ?? null,
    debitName: debit ? customer.firstName : null,
    debitSurname: debit ? (customer.lastName ?? customer.companyName) : null,
    debitIban: debit ? iban('account') : null,
    debitBank: debit ? bank.debitBank : null,
    debitBranch: debit ? branch : null,
    debitFiscalCode: debit ? customer.fiscalCode : null,
    currentMandate: debit ? mandate('01') : null,
    futureMandate: next === undefined ? null : mandate(next === 'SAME' ? '01' : '02'),
    futureIban: next === undefined ? null : iban('next account'),
  };
}

function holderOf({ firstName, lastName, companyName }: CustomerRecord): string {
  return firstName === null ? (companyName ?? '') : `${firstName} ${lastName ?? ''}`.trim();
}

function expiryOf(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

const prices = {
  ASSICURAZIONE: { amountCents: 590, frequency: 'mensile' },
  AUTOCONSUMO: { amountCents: 1200, frequency: 'bimestrale' },
  INTERVENTO_TECNICO: { amountCents: 690, frequency: 'mensile' },
  DEFAULT: { amountCents: 990, frequency: 'mensile' },
} as const satisfies Record<VasContractRecord['subType'], object>;

/** Returns the price of a service, VAT included, and its frequency; a product is paid in instalments. */
export function priceOf({ type, subType }: VasContractRecord) {
  if (type === 'FIBRA') return { amountCents: 2690, frequency: 'mensile' } as const;
  if (type === 'PRODOTTO') return { amountCents: 18_450, frequency: 'quadrimestrale' } as const;
  return prices[subType];
}

function chargeOf(service: VasContractRecord, calendar: Calendar) {
  const { code, contractAccount, sourceState } = service;
  if (contractAccount === null || ['Cessato', 'Annullato'].includes(sourceState)) return undefined;
  const nextChargeDay = `${calendar.month(1).slice(0, 8)}05`;
  return { contractCode: code, contractAccount, ...priceOf(service), nextChargeDay };
}
