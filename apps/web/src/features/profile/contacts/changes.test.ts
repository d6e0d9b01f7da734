import { describe, expect, it } from 'vitest';
import { changedContacts, contactsBody, wrongContacts } from './changes.ts';

const user = { email: 'GIULIA.FERRI@EXAMPLE.IT', phoneNumber: '+39 333 1234567' };
const same = { mail: 'giulia.ferri@example.it', cellulare: '+39 333 1234567' };

it('sends the mail in capitals, the phone as given and nothing that is empty (profilo.contatti.1)', () => {
  expect(contactsBody({ mail: ' nuova@example.it\n', cellulare: '333 765-43.21 ' })).toEqual({
    mail: 'NUOVA@EXAMPLE.IT',
    cellulare: '333 765-43.21',
  });
  expect(contactsBody({ mail: '   ', cellulare: '' })).toEqual({});
});

describe('what has changed', () => {
  it.each([
    ['nothing', same, []],
    ['the way of writing', { mail: ' Giulia.Ferri@example.it ', cellulare: '3331234567' }, []],
    ['the prefix', { ...same, cellulare: '0039 333 123 45 67' }, []],
    ['the mail', { ...same, mail: 'nuova@example.it' }, ['MAIL']],
    ['the phone', { ...same, cellulare: '3337654321' }, ['PHONE']],
    ['both', { mail: 'nuova@example.it', cellulare: '3337654321' }, ['MAIL', 'PHONE']],
  ])('returns the changed contacts: %s', (_what, typed, changed) => {
    expect(changedContacts(user, typed)).toEqual(changed);
  });

  it('counts a contact as changed where there was none', () => {
    const none = { email: undefined, phoneNumber: undefined };
    expect(changedContacts(none, same)).toEqual(['MAIL', 'PHONE']);
    expect(changedContacts(none, { mail: '', cellulare: '' })).toEqual([]);
  });
});

it.each([
  ['good', same, []],
  ['an empty mail', { ...same, mail: ' ' }, ['mail MISSING']],
  ['an empty phone', { ...same, cellulare: '' }, ['cellulare MISSING']],
  ['no mail', { ...same, mail: 'giulia' }, ['mail BLDM000']],
  ['a mail with a space in it', { ...same, mail: 'giulia ferri@example.it' }, ['mail BLDM000']],
  ['a mail in Greek', { ...same, mail: 'γιουλια@example.it' }, ['mail BLDM000']],
  ['a long mail', { ...same, mail: `${'a'.repeat(250)}@example.it` }, ['mail TOO_LONG']],
  ['words for a phone', { ...same, cellulare: 'tre tre tre' }, ['cellulare NOT_VALID']],
  ['a phone in Arabic figures', { ...same, cellulare: '٣٣٣١٢٣٤٥٦٧' }, ['cellulare NOT_VALID']],
  ['a long phone', { ...same, cellulare: '3'.repeat(40) }, ['cellulare NOT_VALID']],
])('rejects %s as it should', (_what, typed, wrong) => {
  expect(wrongContacts(user, typed).map(({ campo, codice }) => `${campo} ${codice}`)).toEqual(wrong);
});

it('misses no contact that was never there', () => {
  expect(wrongContacts({ email: undefined, phoneNumber: undefined }, { mail: '', cellulare: '' })).toEqual([]);
});
