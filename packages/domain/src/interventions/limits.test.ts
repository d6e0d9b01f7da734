import { expect, it } from 'vitest';
import {
  COMPANY_SCORE_DECIMALS,
  DEFAULT_COORDINATE,
  DEFAULT_PRODUCT_NAME,
  INTERVENTION_PAGE_LIMIT,
  INTERVENTION_PAGE_OFFSET,
  INTERVENTION_WINDOW_YEARS,
  REQUEST_ORIGIN,
  TECHNICIAN_DAYS,
} from './limits.ts';

it.each([
  ['page limit (intervento.chiamate.1)', INTERVENTION_PAGE_LIMIT, 50],
  ['page offset (intervento.chiamate.1)', INTERVENTION_PAGE_OFFSET, 0],
  ['years of the list (intervento.chiamate.1)', INTERVENTION_WINDOW_YEARS, 5],
  ['working days of a technician (prenotazione.regole.3)', TECHNICIAN_DAYS, 30],
  ['decimals of a score (intervento.ditta.2)', COMPANY_SCORE_DECIMALS, 1],
  ['name of a nameless product (intervento.modello.4)', DEFAULT_PRODUCT_NAME, 'Altri elettrodomestici'],
  ['missing coordinate (intervento.modello.5)', DEFAULT_COORDINATE, 0],
  ['origin of requests (intervento.modello.12)', REQUEST_ORIGIN, 'WEB'],
])('returns the %s', (_what, value, expected) => {
  expect(value).toBe(expected);
});
