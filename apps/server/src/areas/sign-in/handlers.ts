import { endOtherSessions, endSession, listOwnSessions } from './usecases/devices.ts';
import { renew } from './usecases/renew.ts';
import { signIn } from './usecases/sign-in.ts';
import { signOut } from './usecases/sign-out.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const signInHandlers = {
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
    if (body.grant_type !== 'refresh_token') throw new ApiError('GRANT_NOT_SUPPORTED');
    if (body.client_id !== services.clientId) throw new ApiError('CLIENT_NOT_KNOWN');
    return renew(services, { refreshToken: body.refresh_token }, info);
  },
  signOut: async ({ services, actor }) => {
    await signOut(services, actor);
    return {};
  },
  sessions: ({ services, actor }) => listOwnSessions(services, actor),
  endSession: async ({ services, actor, request }) => {
    await endSession(services, actor, request.params.id);
    return {};
  },
  endOtherSessions: ({ services, actor }) => endOtherSessions(services, actor),
  captchaChallenge: ({ services }) => services.proofOfWork.challenge(),
} satisfies Partial<Handlers>;
