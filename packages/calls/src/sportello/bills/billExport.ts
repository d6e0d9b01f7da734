import * as z from 'zod/mini';
import { defineFileCall } from '../../mechanism/call.ts';
import { archiveFilter, monthOfYear } from './archive-filter.ts';

/** The media types of a table: one that any program reads, and Excel's own. */
export const TABLE_TYPES = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The list of bills that the filters select, as a table. */
export const billExport = defineFileCall({
  id: 'billExport',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/tabella',
  summary: 'Elenco delle bollette come tabella, in CSV o per Excel',
  rules: ['bolletta.archivio.3', 'bolletta.archivio.4'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  query: z.strictObject({ ...archiveFilter, formato: z.enum(['CSV', 'XLSX']) }).check(monthOfYear),
  answers: 'file',
  types: Object.values(TABLE_TYPES),
  errors: [],
  example: { request: { query: { formato: 'CSV', anno: '2026', contratto: '4000000001' } } },
});
