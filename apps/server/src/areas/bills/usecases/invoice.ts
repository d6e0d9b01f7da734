import { toBillDetail } from '@sportello/calls';
import { findBilled } from '../queries/bills.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { InvoicePaper } from '../../../formats/fatturapa/write/paper.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { billDetail } from './detail.ts';
import { theirContract, type BillFile } from './document.ts';

/**
 * Returns a customer's bill as electronic invoice (bolletta.documento.3). Instalments, other companies' bills and
 * bills without a known address have none: the format requires an address.
 */
export async function billInvoice(
  services: Services,
  actor: CustomerActor,
  number: string,
  reader: WorkFor,
): Promise<BillFile> {
  const { company } = services;
  const bill = toBillDetail((await billDetail(services, actor, { numeroBolletta: number })).bolletta);
  const billed = await findBilled(services.db, actor.customerCode, number);
  const buyer = billed && buyerOf(billed);
  const isOurs = company !== null && company.vatNumber === bill.paymentCodes.payeeTaxNumber;
  if (!buyer || !isOurs || bill.type === 'RATA') throw new ApiError('NOT_FOUND');
  const paper = { bill, kind: billed.documentKind ?? undefined, seller: company, buyer };
  const content = await services.workers.run('billInvoice', paper, reader);
  return { name: `Fattura ${number}.xml`, type: 'application/xml', content };
}

type Billed = NonNullable<Awaited<ReturnType<typeof findBilled>>>;

function buyerOf(billed: Billed): InvoicePaper['buyer'] | undefined {
  const { customer, supply, service } = billed;
  const contract = supply ?? service;
  // A condominium's contract has its own identifiers, which replace the administrator's.
  const theirs = theirContract(billed);
  const { fiscalCode, vatNumber } = (theirs?.fiscalCode ?? theirs?.vatNumber) ? (theirs ?? customer) : customer;
  const { street, cap, city, province } = contract ?? {};
  if (!street || !city || !cap || !/^\d{5}$/.test(cap) || !province || (!fiscalCode && !vatNumber)) return undefined;
  return {
    name: customer.companyName ?? [customer.firstName ?? '', customer.lastName ?? ''],
    vatNumber: vatNumber ?? undefined,
    fiscalCode: fiscalCode?.toUpperCase(),
    address: { street, cap, city, province },
  };
}
