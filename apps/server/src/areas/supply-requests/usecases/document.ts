import type { ArchivedFile } from '../../../ports/archive/archive.ts';
import type { Services } from '../../../shared/context.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import { issuerOf, nameOf } from '../../bills/usecases/document.ts';
import { findCustomer } from '../../profile/queries/customers.ts';
import { findOwnRequest } from '../queries/requests.ts';
import { idOfRequestNumber, requestNumberOf } from './number.ts';

/** Draws the signed paper of a request; null if there is no such one (pratica.firma.1). */
export async function drawSignedDocument(
  services: Services,
  { number, customerCode }: { readonly number: string; readonly customerCode: string },
  reader: WorkFor,
): Promise<ArchivedFile | null> {
  const { db, company } = services;
  const row = await findOwnRequest(db, customerCode, idOfRequestNumber(number));
  const holder = row && (await findCustomer(db, customerCode))?.customer;
  if (!row || !holder || row.signedChannel === null || requestNumberOf(row) !== number) return null;
  const { kind, answers, cost, dueOn, supplyWords, contractCode, requestedAt, signedChannel, signedContact } = row;
  const content = await services.workers.run(
    'supplyRequestPdf',
    {
      number,
      kind,
      at: requestedAt.getTime(),
      issuer: await issuerOf(services, company?.vatNumber),
      holder: { name: nameOf(holder), taxId: holder.fiscalCode ?? holder.vatNumber ?? undefined, customerCode },
      supply: supplyWords,
      contractCode: contractCode ?? undefined,
      answers,
      cost,
      dueOn,
      signature: { channel: signedChannel, contact: signedContact ?? '' },
    },
    reader,
  );
  return { content, type: 'application/pdf', extension: 'pdf' };
}
