import { dayInRome } from '@sportello/domain';
import { findPaymentOf, listPaymentBills } from '../queries/bill-payments.ts';
import { findCustomer } from '../../profile/queries/customers.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { issuerOf, nameOf } from '../../bills/usecases/document.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';

/** Returns the receipt of a payment as PDF (pagamento.ricevuta.1); unsuccessful payments have none. */
export async function paymentReceipt(
  services: Services,
  { customerCode }: Pick<CustomerActor, 'customerCode'>,
  id: string,
  gone: AbortSignal,
): Promise<FileAnswer> {
  const { db, company, workers } = services;
  const payment = await findPaymentOf(db, customerCode, id);
  if (payment?.state !== 'OK' || payment.endedAt === null) throw new ApiError('NOT_FOUND');
  const found = await findCustomer(db, payment.customerCode);
  if (!found) throw new ApiError('NOT_FOUND');
  const { customer } = found;
  const items = await listPaymentBills(db, [id]);
  const paper = {
    paymentId: id,
    reference: payment.providerPayment ?? '',
    paidOn: dayInRome(payment.endedAt.getTime()),
    isByLink: payment.via === 'LINK',
    amount: payment.amountCents,
    reversed:
      payment.reversedAt === null || payment.reversedCents === 0
        ? undefined
        : { amount: payment.reversedCents, on: dayInRome(payment.reversedAt.getTime()) },
    bills:
      payment.quoteId === null
        ? items.map(({ number, amountCents }) => ({ number, amount: amountCents }))
        : [{ number: payment.quoteId, amount: payment.amountCents }],
    issuer: await issuerOf(services, company?.vatNumber),
    holder: {
      name: nameOf(customer),
      taxId: customer.fiscalCode ?? customer.vatNumber ?? undefined,
      customerCode: customer.code,
    },
  };
  const content = await workers.run('receiptPdf', paper, { signal: gone });
  return { name: `Ricevuta ${id}.pdf`, type: 'application/pdf', content };
}
