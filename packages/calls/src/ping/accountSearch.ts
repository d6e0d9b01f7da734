import { accountStatus, booleanFromText, type CustomerSearchResult } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import { customerCode, customerSegment } from '../mechanism/identity.ts';

// Shared by the two searches of an operator (operatore.ricerca.4 and operatore.ricerca.5).

export const accountQuery = z.strictObject({ codiceCliente: customerCode, segmento: customerSegment });

/** Identity providers send a boolean or its text (formato.testo.1). */
export const verifiedFlag = z.union([z.boolean(), z.enum(['true', 'false'])]);

/** Maps an account to the search result that an operator sees. */
export function toFoundAccount(account: {
  mail: string | null;
  phoneNumber: string | null;
  isVerified: z.output<typeof verifiedFlag>;
  username: string;
}): CustomerSearchResult {
  return {
    mail: present(account.mail),
    phoneNumber: present(account.phoneNumber),
    status: accountStatus(account.isVerified === true || booleanFromText(String(account.isVerified))),
    username: account.username,
  };
}

export const noAccount: CustomerSearchResult = { status: accountStatus(undefined) };
