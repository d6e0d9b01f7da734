import { CONSENT_CODES } from '@sportello/domain';
import * as z from 'zod/mini';
import { distinct, line } from '../mechanism/wire.ts';

const wireConsent = z.strictObject({
  codice: z.enum(CONSENT_CODES),
  concesso: z.boolean(),
  /** Which text the customer had before their eyes: without it a consent proves nothing. */
  versioneInformativa: line(20),
});

/** Choices about consents; what is not named stays as it is. */
export const consentChoices = z.array(wireConsent).check(
  z.maxLength(CONSENT_CODES.length, 'TOO_LONG'),
  distinct((consent) => consent.codice),
);

export const exampleConsentChoices = [
  { codice: 'MARKETING' as const, concesso: true, versioneInformativa: '2026-11' },
  { codice: 'PROFILAZIONE' as const, concesso: false, versioneInformativa: '2026-11' },
];
