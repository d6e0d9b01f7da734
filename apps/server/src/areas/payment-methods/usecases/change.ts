import { createHash } from 'node:crypto';
import { dayInRome, PAYMENT_REQUEST_CODES, type PaymentRequestCode } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { findCustomer } from '../../profile/queries/customers.ts';
import { findPaymentChange, insertPaymentChange } from '../queries/payment-changes.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import { tell } from '../../messages/usecases/send.ts';
import type { MandatoryMessage } from '../../messages/usecases/templates/index.ts';
import { goodCard } from './card.ts';
import { goodDebit } from './debit.ts';
import type { SeenMethod } from './take.ts';

/** Changes per customer in a quarter of an hour, because each sends a mail. */
const perCustomer = 20;

export interface SeenAccount {
  readonly contractAccount: string;
  readonly metodoPagamentoAttuale?: string | undefined;
  readonly version?: string | undefined;
}

/** The requested method as checked by the call contract (pagamento.chiamate.5). */
export interface RequestedMethod {
  readonly dataFirma: string;
  readonly metodoPagamentoRichiesto: PaymentRequestCode;
  readonly nome?: string | undefined;
  readonly cognome?: string | undefined;
  readonly codiceFiscale?: string | undefined;
  readonly IBAN?: string | undefined;
  readonly tokenID?: string | undefined;
}

/** The idempotency key and the digest of the mandate text shown. */
export interface Consent {
  readonly 'idempotency-key'?: string | undefined;
  readonly 'x-mandato'?: string | undefined;
}

/** Reference of each account's new mandate, only for bank debits. */
export type NewMandates = readonly { readonly contractAccount: string; readonly riferimentoMandato: string | null }[];

interface Change {
  readonly deed: 'modificaDatiPagamento' | 'modificaDatiPagamentoVas' | 'changePayments';
  readonly accounts: readonly SeenAccount[];
  readonly requested: RequestedMethod;
  readonly consent: Consent;
}

/** Changes the payment method of accounts, all or none; the idempotency key prevents a repeat. */
export async function changeMethod(services: Services, actor: CustomerActor, change: Change): Promise<NewMandates> {
  const { accounts, requested, consent, deed } = change;
  const { customerCode } = actor;
  const key = consent['idempotency-key'];
  const digest = createHash('sha256')
    .update(JSON.stringify([deed, accounts, requested]))
    .digest('base64url');
  const before = key === undefined ? undefined : await findPaymentChange(services.db, customerCode, key);
  if (before) return repeated(before, digest);

  const now = services.clock();
  if (requested.dataFirma !== dayInRome(now.getTime())) throw new ApiError('SIGNATURE_NOT_TODAY');
  const method = await prepare(services, actor, change, now);
  await countTry(services, [{ key: `payment:${customerCode}`, most: perCustomer }]);

  const mandates = await services.db.transaction(async (db) => {
    const changeId = await insertPaymentChange(db, {
      customerCode,
      methodCode: requested.metodoPagamentoRichiesto,
      contractAccounts: accounts.map(({ contractAccount }) => contractAccount),
      at: now,
      key: key ?? null,
      digest,
    });
    if (changeId === undefined) return undefined;
    const taken = new Map<string, string | null>();
    // Sorted to prevent deadlocks between two changes of the same accounts.
    for (const account of accounts.toSorted((one, other) => (one.contractAccount < other.contractAccount ? -1 : 1))) {
      taken.set(account.contractAccount, await method.take(db, seenMethod(customerCode, account), changeId));
    }
    const answer = accounts.map(({ contractAccount }) => ({
      contractAccount,
      riferimentoMandato: taken.get(contractAccount) ?? null,
    }));
    await notifyAll(services, db, actor, { ...change, mandates: answer, method }, now);
    return answer;
  });
  if (mandates) return mandates;
  // A concurrent request with the same key was faster.
  const other = key === undefined ? undefined : await findPaymentChange(services.db, customerCode, key);
  if (!other) throw new ApiError('S-002');
  return repeated(other, digest);
}

export interface GoodMethod {
  /** Applies it to one account inside a transaction; returns the new mandate's reference. */
  readonly take: (db: Database, seen: SeenMethod, changeId: number) => Promise<string | null>;
  /** Data for the domain event besides the accounts. */
  readonly facts: Readonly<Record<string, string>>;
  readonly letter: (mandates: NewMandates) => MandatoryMessage;
}

async function prepare(
  services: Services,
  actor: CustomerActor,
  { requested, consent }: Change,
  now: Date,
): Promise<GoodMethod> {
  const { nome = '', cognome = '', codiceFiscale = '', IBAN = '', tokenID = '', dataFirma } = requested;
  if (requested.metodoPagamentoRichiesto === PAYMENT_REQUEST_CODES.CARD) {
    return goodCard(services, actor, tokenID, now);
  }
  const holder = { name: nome, surname: cognome, fiscalCode: codiceFiscale, iban: IBAN };
  return goodDebit(services, { ...holder, signedOn: dataFirma, shown: consent['x-mandato'] }, now);
}

function seenMethod(customerCode: string, account: SeenAccount): SeenMethod {
  const { contractAccount, metodoPagamentoAttuale, version } = account;
  return { customerCode, contractAccount, version, methodCode: metodoPagamentoAttuale };
}

/** Announces the change, notifies the customer, invalidates their other tabs and writes the audit. */
async function notifyAll(
  services: Services,
  db: Database,
  actor: CustomerActor,
  change: Change & { readonly mandates: NewMandates; readonly method: GoodMethod },
  now: Date,
): Promise<void> {
  const { customerCode } = actor;
  const { requested, mandates, method, deed } = change;
  const data = {
    method: requested.metodoPagamentoRichiesto,
    signedOn: requested.dataFirma,
    accounts: mandates.map(({ contractAccount, riferimentoMandato }) => ({
      contractAccount,
      ...(riferimentoMandato !== null && { mandate: riferimentoMandato }),
    })),
    ...method.facts,
  };
  const event = await announce(db, { kind: 'PAYMENT_METHOD_CHANGED', customerCode, data }, actor, now);
  await record(db, actor, deed, now);
  await invalidateOpenApps(db, { customerCode, about: 'contracts' });
  const found = await findCustomer(db, customerCode);
  if (found) await tell(services, db, method.letter(mandates), found.customer, now, event);
}

type TakenChange = NonNullable<Awaited<ReturnType<typeof findPaymentChange>>>;

function repeated(before: TakenChange, digest: string): NewMandates {
  if (before.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return before.accounts.map((contractAccount) => ({
    contractAccount,
    riferimentoMandato: before.mandates.find((each) => each.contractAccount === contractAccount)?.reference ?? null,
  }));
}
