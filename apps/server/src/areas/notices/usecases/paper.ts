import { arrayBuffer } from 'node:stream/consumers';
import { NOTICE_KIND_LABELS } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { issuerOf, nameOf } from '../../bills/usecases/document.ts';
import { findCustomer } from '../../profile/queries/customers.ts';
import { findNoticePdf, type NoticeRow } from '../queries/notices.ts';

/** No abort: a notice that was not drawn is drawn by the next run. */
const never = new AbortController().signal;

/** Returns the PDF of a notice: the provider's of the archive, or one that we make of its text. */
export async function drawNotice(services: Services, db: Database, row: NoticeRow): Promise<Buffer> {
  const { number, customerCode, contractCode, kind, title, text, effectiveDay, archiveKey, importedAt } = row;
  if (archiveKey !== null) {
    const file = await services.archive?.read(archiveKey, { signal: never });
    if (file?.type !== 'application/pdf') throw new Error(`The archive has no PDF for the notice ${number}.`);
    const { content } = file;
    return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(await arrayBuffer(content));
  }
  const found = await findCustomer(db, customerCode);
  if (!found || text === null) throw new Error(`The notice ${number} has nobody to read it, or no text.`);
  const { customer } = found;
  const paper = {
    number,
    label: NOTICE_KIND_LABELS[kind],
    title,
    text,
    effectiveDay: effectiveDay ?? undefined,
    at: importedAt.getTime(),
    contractCode: contractCode ?? undefined,
    issuer: await issuerOf(services, services.company?.vatNumber),
    holder: {
      name: nameOf(customer),
      taxId: customer.fiscalCode ?? customer.vatNumber ?? undefined,
      customerCode,
    },
  };
  return Buffer.from(await services.workers.run('noticePdf', paper, { signal: never }));
}

/** Returns the PDF of the customer's notice, as the ledger has its hash. */
export async function readNoticePaper({ db }: Services, { customerCode }: CustomerActor, number: string) {
  const content = await findNoticePdf(db, customerCode, number);
  if (!content) throw new ApiError('NOT_FOUND');
  return { name: `Comunicazione ${number}.pdf`, type: 'application/pdf', content };
}
