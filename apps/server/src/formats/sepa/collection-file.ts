import { eurosFromCents, sepaText, type Day, type Debit } from '@sportello/domain';
import { Document } from 'sepa';

export interface Collector {
  readonly name: string;
  /** The SEPA creditor identifier. */
  readonly identifier: string;
  readonly iban: string;
}

const format = 'pain.008.001.08';

/**
 * Builds the bank's direct debit file (pagamento.incasso.1): ISO 20022 pain.008.001.08, SEPA Core. All debits are
 * marked as recurring, which since 2016 is allowed for a first one.
 */
export function collectionFile(
  collector: Collector,
  collection: { readonly id: string; readonly day: Day; readonly madeAt: Date },
  debits: readonly Debit[],
): string {
  const document = new Document(format);
  document.grpHdr.id = collection.id;
  document.grpHdr.created = collection.madeAt;
  document.grpHdr.initiatorName = sepaText(collector.name, 70);
  const info = document.createPaymentInfo();
  info.collectionDate = dateOf(collection.day);
  info.sequenceType = 'RCUR';
  info.localInstrumentation = 'CORE';
  info.batchBooking = true;
  info.creditorIBAN = collector.iban;
  info.creditorName = sepaText(collector.name, 70);
  info.creditorId = collector.identifier;
  document.addPaymentInfo(info);
  for (const debit of debits) {
    const transaction = info.createTransaction();
    transaction.debtorName = sepaText(debit.holder, 70);
    transaction.debtorIBAN = debit.iban;
    transaction.mandateId = debit.mandate;
    transaction.mandateSignatureDate = dateOf(debit.signedOn);
    transaction.amount = eurosFromCents(debit.amount);
    transaction.remittanceInfo = sepaText(`Bolletta ${debit.billNumber}`, 140);
    transaction.end2endId = debit.reference;
    info.addTransaction(transaction);
  }
  return document.toString();
}

/** The library reads a `Date` in local time, so the day is built in local time. */
function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
