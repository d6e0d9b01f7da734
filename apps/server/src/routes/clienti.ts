import { GROUPS_HEADER } from '@sportello/calls';
import { changeContacts, sendContactCode } from '../usecases/customers/change-contacts.ts';
import { closeOwnAccount } from '../usecases/customers/close-account.ts';
import { changeConsents } from '../usecases/customers/consents.ts';
import { customerIsNew, groupOf, profile } from '../usecases/customers/profile.ts';
import { decodePassword } from '../usecases/passwords/encoded.ts';
import { beginRecovery } from '../usecases/recovery/begin.ts';
import { register } from '../usecases/registration/register.ts';
import { sendVerificationCode } from '../usecases/registration/send-code.ts';
import { verifyCustomer } from '../usecases/registration/verify.ts';
import type { Handlers } from './handler.ts';

export const clienti = {
  recuperaDatiProfilo: ({ services, actor, setHeader }) => {
    const group = groupOf(actor);
    if (group !== undefined) setHeader(GROUPS_HEADER, group);
    return profile(services, actor);
  },
  identificazioneClienti: ({ services, actor }) => customerIsNew(services, actor),

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

  sendOTP: ({ services, actor, request, info }) => sendContactCode(services, actor, request.body, info),
  modificaDatiProfilo: async ({ services, actor, request: { body, headers }, info }) => {
    const codes = { MAIL: headers['x-otp-mail'], SMS: headers['x-otp-cellulare'] };
    await changeContacts(services, actor, { mail: body.mail, mobile: body.cellulare, codes }, info);
    return {};
  },
  modificaLivelloPrivacy: async ({ services, actor, request }) => {
    await changeConsents(services, actor, request.body.livelli);
    return {};
  },
  deleteUser: ({ services, actor }) => closeOwnAccount(services, actor),
} satisfies Partial<Handlers>;
