import { Refusal } from '../refusal.ts';
import { searchUser } from '../usecases/operators/search.ts';
import { renew } from '../usecases/sessions/renew.ts';
import { signIn } from '../usecases/sessions/signIn.ts';
import type { Handlers } from './handler.ts';

export const ping: Handlers<'login' | 'token' | 'searchUser'> = {
  login: ({ request: { body, headers }, services, info }) =>
    signIn(
      services,
      {
        username: body.username,
        password: body.password,
        captchaAnswer: body.recaptcha,
        remember: headers['x-ricordami'] === '1',
      },
      info,
    ),

  token: async ({ request: { body }, services, info }) => {
    if (body.grant_type !== 'refresh_token') throw new Refusal('GRANT_NOT_SUPPORTED');
    if (body.client_id !== services.clientId) throw new Refusal('CLIENT_NOT_KNOWN');
    return renew(services, { refreshToken: body.refresh_token }, info);
  },

  searchUser: ({ services, request }) => searchUser(services, request.query),
};
