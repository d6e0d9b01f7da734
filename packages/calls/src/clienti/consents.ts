import { CONSENT_CODES } from '@sportello/domain';
import * as z from 'zod/mini';
import { distinct, line } from '../mechanism/wire.ts';

const wireConsent = z.strictObject({
  codice: z.enum(CONSENT_CODES),
  concesso: z.boolean(),
  /** Version of the text shown to the customer: a consent proves nothing without it. */
  versioneInformativa: line(20),
});

/** Consents that are not listed stay unchanged. */
export const consentChoices = z.array(wireConsent).check(
  z.maxLength(CONSENT_CODES.length, 'TOO_LONG'),
  distinct((consent) => consent.codice),
);

export const exampleConsentChoices = [
  { codice: 'MARKETING' as const, concesso: true, versioneInformativa: '2026-11' },
  { codice: 'PROFILAZIONE' as const, concesso: false, versioneInformativa: '2026-11' },
];
