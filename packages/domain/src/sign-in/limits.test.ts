import { expect, it } from 'vitest';
import {
  COOKIE_REFRESH_INTERVAL_MS,
  DRAFT_LIFETIME_MS,
  INACTIVITY_MS,
  INACTIVITY_WARNING_MS,
  PASSWORD_RECOVERY_RETRIES,
  TOKEN_REFRESH_RETRIES,
} from './limits.ts';

it.each([
  ['5 minutes between cookie refreshes (pagine.avvio.2)', COOKIE_REFRESH_INTERVAL_MS, 300_000],
  ['2 retries of a token refresh (sessione.rinnovo.2)', TOKEN_REFRESH_RETRIES, 2],
  ['15 minutes without input (sessione.inattivita.1)', INACTIVITY_MS, 900_000],
  ['a warning of one minute (sessione.inattivita.2)', INACTIVITY_WARNING_MS, 60_000],
  ['drafts of one day', DRAFT_LIFETIME_MS, 86_400_000],
  ['3 attempts to recover credentials (credenziali.recupero.2)', PASSWORD_RECOVERY_RETRIES, 3],
])('returns %s', (_what, limit, expected) => {
  expect(limit).toBe(expected);
});
