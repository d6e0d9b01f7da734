import type { RecoveryStart } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { fiscalCode, vatNumber } from '../mechanism/identity.ts';
import { line, secret } from '../mechanism/wire.ts';
import { channel, exampleSentCode, toSentCode, wireSentCode } from './sentCode.ts';

const identifiers = ['username', 'codiceFiscale', 'partitaIVA'] as const;
type Identifier = (typeof identifiers)[number];

/** A password is recovered by username, a username by one tax identifier. */
const identifiersOf: Readonly<Record<'USERNAME' | 'PASSWORD', readonly [Identifier, ...Identifier[]]>> = {
  PASSWORD: ['username'],
  USERNAME: ['codiceFiscale', 'partitaIVA'],
};

type Body = { tipo: 'USERNAME' | 'PASSWORD' } & { [Name in Identifier]?: string | undefined };

const oneIdentifier = z.superRefine<Body>((body, context) => {
  const asked = identifiersOf[body.tipo];
  const given = identifiers.filter((name) => body[name] !== undefined);
  const chosen = given.find((name) => asked.includes(name));
  if (chosen === undefined) context.addIssue({ code: 'custom', path: [asked[0]], message: 'MISSING' });
  for (const name of given) {
    if (name !== chosen) context.addIssue({ code: 'custom', path: [name], message: 'NOT_EXPECTED' });
  }
});

/**
 * Starts the recovery of a username (which is sent) or of a password (a code and a link are sent, for
 * `resetPasswordAuthorize`). The answer is the same whether the account exists or not: `idRecupero` is always
 * present, `destinatario` never.
 */
export const recuperoCredenziali = defineCall({
  id: 'recuperoCredenziali',
  backend: 'clienti',
  method: 'POST',
  path: '/v2/recuperoCredenziali',
  summary: 'Recupero dello username o della password',
  rules: ['credenziali.recupero.1', 'credenziali.recupero.2'],
  access: 'anyone',
  body: z
    .strictObject({
      tipo: z.enum(['USERNAME', 'PASSWORD']),
      username: z.optional(line(120)),
      codiceFiscale: z.optional(fiscalCode),
      partitaIVA: z.optional(vatNumber),
      canale: channel,
      recaptcha: z.optional(secret(8192)),
    })
    .check(oneIdentifier),
  answer: z.extend(wireSentCode, {
    /** Null when recovering a username: no proof is needed. */
    idRecupero: z.nullable(z.string()),
  }),
  errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { tipo: 'PASSWORD', username: 'full', canale: 'E-MAIL', recaptcha: 'demo' } },
    answer: { ...exampleSentCode, destinatario: null, idRecupero: 'rec_0199f0c27a517c31' },
  },
  toModel: (answer): RecoveryStart => ({ ...toSentCode(answer), recoveryId: present(answer.idRecupero) }),
});
