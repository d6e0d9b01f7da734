import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { optionalText } from '../mechanism/wire.ts';
import { accountQuery, noAccount, toFoundAccount, verifiedFlag } from '../ping/accountSearch.ts';

/** Fallback search for an account, when `searchUser` finds none (operatore.ricerca.3). */
export const search = defineCall({
  id: 'search',
  backend: 'search',
  method: 'GET',
  path: '',
  summary: 'Seconda ricerca dell’account di un cliente da parte di un operatore',
  rules: ['operatore.ricerca.3'],
  access: 'operator',
  right: 'FIND_CUSTOMERS',
  query: accountQuery,
  answer: z.strictObject({
    users: z.array(
      z.strictObject({
        mail: optionalText,
        mobile: optionalText,
        isValido: verifiedFlag,
        uid: z.string(),
        /** True for a customer in whose name an operator can act; a gateway may omit it. */
        cliente: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: [],
  example: {
    request: { query: { codiceCliente: '1000000001', segmento: 'Residenziale' } },
    answer: {
      users: [
        { mail: 'GIULIA.FERRI@EXAMPLE.IT', mobile: '+393331234567', isValido: false, uid: 'full', cliente: true },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => {
    const [user] = answer.users;
    if (!user) return noAccount;
    return {
      ...toFoundAccount({
        mail: user.mail,
        phoneNumber: user.mobile,
        isVerified: user.isValido,
        username: user.uid,
      }),
      isCustomer: user.cliente,
    };
  },
});
