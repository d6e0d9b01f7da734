import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { optionalText } from '../mechanism/wire.ts';
import { accountQuery, noAccount, toFoundAccount, verifiedFlag } from './accountSearch.ts';

/** The first matching account of a customer, for an operator. Never cached: the result must be current. */
export const searchUser = defineCall({
  id: 'searchUser',
  backend: 'ping',
  method: 'GET',
  path: '/operatori/v1/searchUser',
  summary: 'Ricerca dell’account di un cliente da parte di un operatore',
  rules: ['operatore.ricerca.1', 'operatore.ricerca.2'],
  access: 'operator',
  right: 'FIND_CUSTOMERS',
  query: accountQuery,
  answer: z.strictObject({
    _embedded: z.strictObject({
      users: z.array(
        z.strictObject({
          email: optionalText,
          mobilePhone: optionalText,
          utenzaVerificata: verifiedFlag,
          username: z.string(),
        }),
      ),
    }),
  }),
  errors: [],
  example: {
    request: { query: { codiceCliente: '1000000001', segmento: 'Residenziale' } },
    answer: {
      _embedded: {
        users: [
          {
            email: 'GIULIA.FERRI@EXAMPLE.IT',
            mobilePhone: '+393331234567',
            utenzaVerificata: true,
            username: 'full',
          },
        ],
      },
    },
  },
  toModel: (answer) => {
    const [user] = answer._embedded.users;
    if (!user) return noAccount;
    return toFoundAccount({
      mail: user.email,
      phoneNumber: user.mobilePhone,
      isVerified: user.utenzaVerificata,
      username: user.username,
    });
  },
});
