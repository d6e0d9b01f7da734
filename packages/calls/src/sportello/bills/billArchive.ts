import { ARCHIVE_FORMATS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineFileCall } from '../../mechanism/call.ts';
import { archiveFilter, monthOfYear } from './archive-filter.ts';

/** The bills that the filters select, as one zip; none, and more than the limit, are rejected before the first byte. */
export const billArchive = defineFileCall({
  id: 'billArchive',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette.zip',
  summary: 'Bollette in un solo file, in PDF, come fatture elettroniche o in entrambi i formati',
  rules: ['bolletta.archivio.1', 'bolletta.archivio.2', 'bolletta.archivio.3'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  query: z.strictObject({ ...archiveFilter, formato: z.enum(ARCHIVE_FORMATS) }).check(monthOfYear),
  answers: 'file',
  types: ['application/zip'],
  errors: ['NOT_FOUND', 'TOO_MANY_BILLS'],
  example: { request: { query: { formato: 'PDF', contratto: '4000000001' } } },
});
