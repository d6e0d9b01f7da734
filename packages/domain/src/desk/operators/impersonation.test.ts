import { expect, it } from 'vitest';
import {
  IMPERSONATION_HEADER,
  IMPERSONATION_MODES,
  IMPERSONATION_MS,
  IMPERSONATION_RENEWABLE_MS,
} from './impersonation.ts';

it.each([
  ['the header (operatore.impersonare.2)', IMPERSONATION_HEADER, 'X-Codice-Cliente'],
  ['the modes (operatore.impersonare.4)', IMPERSONATION_MODES, ['LETTURA', 'MODIFICA']],
  ['15 minutes for a grant (operatore.impersonare.5)', IMPERSONATION_MS, 900_000],
  ['four hours for its renewals (operatore.impersonare.5)', IMPERSONATION_RENEWABLE_MS, 14_400_000],
])('returns %s', (_, constant, value) => {
  expect(constant).toEqual(value);
});
