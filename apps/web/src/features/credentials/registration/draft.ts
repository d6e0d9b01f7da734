import { CONTACT_CHANNELS, INVITATION_CODE } from '@sportello/domain';
import * as z from 'zod/mini';
import { VISITORS_DRAFT } from '../../../session/storage/drafts.ts';
import { tabDraft } from '../../../shared/form/tab-draft.ts';
import { REGISTERING, type Registration } from './state.ts';

const channel = z.enum(CONTACT_CHANNELS);

/** Persisted part of a registration: neither the password nor that a code was sent. */
const kept = z.object({
  who: z.optional(z.object({ segment: z.enum(REGISTERING), identifier: z.string(), customerCode: z.string() })),
  start: z.optional(
    z.object({
      registrationId: z.string(),
      contacts: z.array(z.object({ channel, masked: z.string() })),
    }),
  ),
  username: z.optional(z.string()),
  invitation: z.optional(z.string().check(z.regex(INVITATION_CODE))),
  consents: z.optional(z.object({ MARKETING: z.boolean(), PROFILAZIONE: z.boolean(), TERZI: z.boolean() })),
});

const storage = tabDraft(`${VISITORS_DRAFT}registration`, kept);

export const registrationDraft = {
  load: (): Registration | undefined => storage.load() as Registration | undefined,
  save: ({ who, start, username, consents, invitation }: Registration) =>
    storage.save({
      who,
      start: start && { ...start, contacts: [...start.contacts] },
      username,
      consents,
      invitation,
    }),
  clear: () => storage.clear(),
};
