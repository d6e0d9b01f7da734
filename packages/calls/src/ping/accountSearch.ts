import { accountStatus, booleanFromText, type CustomerSearchResult } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import { customerCode, customerSegment } from '../mechanism/identity.ts';

// What the two searches of an operator have in common (operatore.ricerca.4 and operatore.ricerca.5).

/** An operator looks a customer up by code and segment. */
export const accountQuery = z.strictObject({ codiceCliente: customerCode, segmento: customerSegment });

/** A flag that an identity provider says as a boolean or as its text (formato.testo.1). */
export const verifiedFlag = z.union([z.boolean(), z.enum(['true', 'false'])]);

/** The account that was found, as an operator sees it. */
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

/** Nobody was found. */
export const noAccount: CustomerSearchResult = { status: accountStatus(undefined) };
