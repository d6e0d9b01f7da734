import { expect, it } from 'vitest';
import { ACCOUNT_STATUSES, accountStatus } from './account-status.ts';
import { CONTACT_CHANNELS } from '../../profile/contact-channel.ts';

it.each([
  [true, 'VALIDATO'],
  [false, 'REGISTRATO'],
  [undefined, 'UNKNOWN'],
])('maps verified %s to the account status %s (operatore.ricerca.4)', (isVerified, status) => {
  expect(accountStatus(isVerified)).toBe(status);
});

it('lists the contact channels of utente.modello.5', () => {
  expect(CONTACT_CHANNELS).toEqual(['E-MAIL', 'TELEFONO CELLULARE']);
});

it('returns the statuses of accounts in order (operatore.ricerca.4)', () => {
  expect(ACCOUNT_STATUSES).toEqual(['REGISTRATO', 'VALIDATO', 'UNKNOWN']);
});
