import { companiesByScore, type AvailableCompanies, type Company, UNAVAILABLE_COMPANY_CODES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { freeCode } from '../mechanism/ids.ts';
import { draftHeader } from './booking.ts';
import { day, optionalFlag } from '../mechanism/wire.ts';

const wireCompany = z.strictObject({
  id: z.string(),
  code: z.string(),
  score: z.number(),
  numberOfReviews: z.number(),
  favouriteCompany: z.boolean(),
  /** Null means licensed (intervento.ditta.1). */
  license: optionalFlag,
});

export const companies = defineCall({
  id: 'companies',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/companies',
  summary: 'Ditte disponibili per un intervento',
  rules: ['prenotazione.chiamate.10', 'prenotazione.chiamate.11'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: z.strictObject({
    date: day,
    cap: z.string().check(z.regex(/^\d{5}$/, 'CAP_NOT_VALID')),
    codImpianto: freeCode('installation', 64),
    slotId: freeCode('slot', 64),
  }),
  /** Slots reserved by this draft count as free. */
  headers: z.object(draftHeader),
  answer: z.strictObject({
    companies: z.array(wireCompany),
    unavailableCompanyErrorCode: z.optional(z.nullable(z.enum(UNAVAILABLE_COMPANY_CODES))),
  }),
  errors: ['S-001'],
  example: {
    request: { headers: {}, query: { date: '2026-12-01', cap: '10121', codImpianto: 'P01', slotId: 'T1-20261201' } },
    answer: {
      companies: [
        { id: 'C017', code: '017', score: 4.6, numberOfReviews: 128, favouriteCompany: false, license: true },
      ],
    },
  },
  toModel: (answer): AvailableCompanies => ({
    companies: companiesByScore(answer.companies.map(toCompany)),
    unavailableCode: present(answer.unavailableCompanyErrorCode ?? null),
  }),
});

function toCompany(wire: z.output<typeof wireCompany>): Company {
  return { ...wire, license: wire.license ?? true };
}
