import { CACHE_LIFETIME_MS, MOST_BILLS_IN_ARCHIVE } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { archiveFilter, monthOfYear } from './archive-filter.ts';

/** Counts the bills that the filters select, and lists the years, months and addresses to choose from. */
export const billChoices = defineCall({
  id: 'billChoices',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/scelte',
  summary: 'Quante bollette danno i filtri, e quali anni, mesi e indirizzi ci sono',
  rules: ['bolletta.archivio.2', 'bolletta.archivio.3'],
  access: 'customer',
  modules: { archive: 'PREVIEW', contracts: 'ACTIVE' },
  query: z.strictObject(archiveFilter).check(monthOfYear),
  answer: z.strictObject({
    documenti: z.int().check(z.gte(0)),
    massimo: z.int().check(z.gte(1)),
    /** The years of all bills, latest first. */
    anni: z.array(z.string()),
    /** The months of the chosen year, latest first; empty without one. */
    mesi: z.array(z.string()),
    /** The addresses of all bills, in alphabetical order. */
    indirizzi: z.array(z.string()),
  }),
  errors: [],
  example: {
    request: { query: { anno: '2026', contratto: '4000000001' } },
    answer: {
      documenti: 10,
      massimo: MOST_BILLS_IN_ARCHIVE,
      anni: ['2026', '2025'],
      mesi: ['11', '09'],
      indirizzi: ['Via Washington 70, Milano'],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'bills',
  toModel: ({ documenti, massimo, anni, mesi, indirizzi }) => ({
    count: documenti,
    most: massimo,
    years: anni,
    months: mesi,
    addresses: indirizzi,
  }),
});
