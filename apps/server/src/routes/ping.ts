import { Refusal } from '../errors/refusal.ts';
import { searchUser } from '../usecases/operators/search.ts';
import { changePassword } from '../usecases/passwords/change.ts';
import { checkPassword } from '../usecases/passwords/check.ts';
import { decodePassword } from '../usecases/passwords/encoded.ts';
import { authorizeReset } from '../usecases/recovery/authorize.ts';
import { resetPassword } from '../usecases/recovery/reset.ts';
import { renew } from '../usecases/sessions/renew.ts';
import { signIn } from '../usecases/sessions/signIn.ts';
import type { Handlers } from './handler.ts';

export const ping = {
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

  cambioPassword: async ({ services, actor, request }) => {
    await changePassword(services, actor, request.body);
    return {};
  },
  verifyUser: ({ services, actor, request }) => checkPassword(services, actor, decodePassword(request.body.password)),

  resetPasswordAuthorize: ({ services, request: { body }, info }) =>
    authorizeReset(services, { recoveryId: body.idRecupero, code: body.codice }, info),
  resetPassword: async ({ services, request: { body }, info }) => {
    await resetPassword(services, { leave: body.autorizzazione, newPassword: body.newPassword }, info);
    return {};
  },

  searchUser: ({ services, actor, request }) => searchUser(services, actor, request.query),
} satisfies Partial<Handlers>;
