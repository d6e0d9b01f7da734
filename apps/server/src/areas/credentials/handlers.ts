import { changePassword } from './usecases/passwords/change.ts';
import { checkPassword } from './usecases/passwords/check.ts';
import { decodePassword } from './usecases/passwords/encoded.ts';
import { authorizeReset } from './usecases/recovery/authorize.ts';
import { beginRecovery } from './usecases/recovery/begin.ts';
import { resetPassword } from './usecases/recovery/reset.ts';
import { register } from './usecases/registration/register.ts';
import { sendVerificationCode } from './usecases/registration/send-code.ts';
import { checkUsername } from './usecases/registration/username.ts';
import { verifyCustomer } from './usecases/registration/verify.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const credentialsHandlers = {
  verifyCustomer: ({ services, request, info }) => verifyCustomer(services, request.body, info),
  sendVerificationCode: ({ services, request, info }) => sendVerificationCode(services, request.body, info),
  registerCustomer: async ({ services, request: { body }, info }) => {
    await register(
      services,
      {
        registrationId: body.idRegistrazione,
        code: body.codice,
        username: body.username,
        password: decodePassword(body.password),
        consents: body.consensi,
        invitation: body.codiceInvito,
      },
      info,
    );
    return {};
  },
  recuperoCredenziali: ({ services, request, info }) => beginRecovery(services, request.body, info),
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
  checkUsername: ({ services, request, info }) => checkUsername(services, request.body, info),
} satisfies Partial<Handlers>;
