import { GROUPS_HEADER } from '@sportello/calls';
import { changeContacts, sendContactCode } from './usecases/change-contacts.ts';
import { closeOwnAccount } from './usecases/close-account.ts';
import { changeConsents, privacyLevels } from './usecases/consents.ts';
import { changeOpposition, readDataUses, readOppositions } from './usecases/oppositions.ts';
import { customerIsNew, groupOf, profile } from './usecases/profile.ts';
import { type Handlers, WrittenAnswer } from '../../handlers/handler.ts';

export const profileHandlers = {
  recuperaDatiProfilo: ({ services, actor, setHeader }) => {
    const group = groupOf(actor);
    if (group !== undefined) setHeader(GROUPS_HEADER, group);
    return profile(services, actor);
  },
  identificazioneClienti: ({ services, actor }) => customerIsNew(services, actor),
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
  exportPersonalData: async ({ services: { workers, clock }, actor, info }) =>
    new WrittenAnswer(await workers.run('personalData', { actor, now: clock() }, { signal: info.gone })),
  oppositions: ({ services, actor }) => readOppositions(services, actor),
  dataUses: ({ services, actor }) => readDataUses(services, actor),
  changeOpposition: ({ services, actor, request }) => changeOpposition(services, actor, request.body),
  checkLivelliPrivacy: ({ services, actor }) => privacyLevels(services, actor),
} satisfies Partial<Handlers>;
