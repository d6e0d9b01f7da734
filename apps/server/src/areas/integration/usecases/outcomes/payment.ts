import { PAYMENT_REQUEST_CODES } from '@sportello/domain';
import {
  endMandates,
  findMandate,
  lockPaymentMethod,
  updatePaymentMethod,
} from '../../../payment-methods/queries/payment-changes.ts';
import type { Effect, Work } from './effect.ts';

function asked({ data, subject }: Work['change']) {
  const accounts = Array.isArray(data['accounts'])
    ? (data['accounts'] as readonly Readonly<Record<string, unknown>>[])
    : [];
  const mandate = accounts.find(({ contractAccount }) => contractAccount === subject)?.['mandate'];
  return {
    account: subject,
    mandate: typeof mandate === 'string' ? mandate : null,
    cardSetup: typeof data['cardSetup'] === 'string' ? data['cardSetup'] : null,
  };
}

/** Activates a pending mandate and ends the previous one (pagamento.futuro.3). */
export const activateMethod: Effect = async ({ db, change, now }) => {
  const { account: contractAccount, mandate } = asked(change);
  // A card is active from the start.
  if (mandate === null) return undefined;
  const account = { customerCode: change.customerCode, contractAccount };
  const method = await lockPaymentMethod(db, account);
  // The provider's file already activated the mandate.
  if (method?.currentMandate === mandate) return undefined;
  const given = await findMandate(db, mandate);
  if (!given || given.endedAt !== null || method?.futureMandate !== mandate) {
    return 'the mandate is not pending any more';
  }
  await updatePaymentMethod(
    db,
    account,
    {
      methodCode: PAYMENT_REQUEST_CODES.BANK_DEBIT,
      methodId: mandate,
      status: 'Attivo',
      type: 'SDD',
      cardHolder: null,
      cardLastDigits: null,
      cardExpiry: null,
      cardCircuit: null,
      cardKind: null,
      cardToken: null,
      debitName: given.name,
      debitSurname: given.surname,
      debitIban: given.iban,
      debitBank: null,
      debitBranch: null,
      debitFiscalCode: given.fiscalCode,
      currentMandate: mandate,
      futureMandate: null,
      futureIban: null,
      chosenAt: now,
    },
    now,
  );
  await endMandates(db, contractAccount, [mandate], now);
  return undefined;
};

/** Removes a rejected mandate or card; the method in force stays. */
export const dropMethod: Effect = async ({ db, change, now }) => {
  const { account: contractAccount, mandate, cardSetup } = asked(change);
  const account = { customerCode: change.customerCode, contractAccount };
  const method = await lockPaymentMethod(db, account);
  if (!method) return undefined;
  if (mandate !== null && method.currentMandate === mandate) return 'the mandate is in force';
  if (mandate !== null && method.futureMandate === mandate) {
    await updatePaymentMethod(db, account, { futureMandate: null, futureIban: null }, now);
    await endMandates(db, contractAccount, method.currentMandate === null ? [] : [method.currentMandate], now);
  }
  if (cardSetup !== null && method.methodId === cardSetup) {
    // From now on the provider's files set the payment method again.
    await updatePaymentMethod(db, account, { status: 'Disattivato', chosenAt: null }, now);
  }
  return undefined;
};
