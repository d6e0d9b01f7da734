import { eurosFromCents, sepaText, type Day, type Debit } from '@sportello/domain';
import { Document } from 'sepa';

/** Who collects, and into which account. */
export interface Collector {
  readonly name: string;
  /** The SEPA creditor identifier. */
  readonly identifier: string;
  readonly iban: string;
}

/** The message that banks take, with its edition. */
const format = 'pain.008.001.08';

/**
 * A file of direct debits for the bank (pagamento.incasso.1): ISO 20022 pain.008.001.08, SEPA Core. All of them go
 * as recurring, which since 2016 a first one may.
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

/** A day as the library wants it; it reads the local clock. */
function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
