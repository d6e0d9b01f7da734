import type { ContactChannel, User } from '@sportello/domain';

/** Channels for an answer, mail first; empty if there is no contact, and the answer is then read in the area. */
export function answerChannels({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>): ContactChannel[] {
  return [
    ...(email === undefined ? [] : (['E-MAIL'] as const)),
    ...(phoneNumber === undefined ? [] : (['TELEFONO CELLULARE'] as const)),
  ];
}
