import { OPERATOR_ROLES, type OperatorAccount, type OperatorState } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { deskId } from '../../../mechanism/ids.ts';
import { instant, line, newUsername, optionalText, secret } from '../../../mechanism/wire.ts';
import { newPasswordErrors, typedPassword } from '../../../ping/passwords.ts';

// Management of operators (operatore.gestione.1), and the first sign-in of one who was sent a link.

const STATES = {
  ATTIVO: 'ACTIVE',
  INVITATO: 'INVITED',
  DISATTIVATO: 'DISABLED',
} as const satisfies Record<string, OperatorState>;

const role = z.enum(OPERATOR_ROLES);
/** An operator's bare e-mail address; a display name with the address in angle brackets is rejected. */
export const operatorEmail = line(254).check(z.email('NOT_VALID'));
const who = z.strictObject({ username: deskId('operator', line(120)) });
const exampleWho = { username: 'laura.neri' };

export const operators = defineCall({
  id: 'operators',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/operatori',
  summary: 'Operatori, con il loro ruolo e il loro stato',
  rules: ['operatore.gestione.1'],
  access: 'operator',
  right: 'MANAGE_OPERATORS',
  answer: z.strictObject({
    operatori: z.array(
      z.strictObject({
        username: z.string(),
        nome: optionalText,
        email: optionalText,
        ruolo: role,
        stato: z.enum(['ATTIVO', 'INVITATO', 'DISATTIVATO']),
        secondoFattore: z.boolean(),
        dataUltimoUso: z.nullable(instant),
        dataScadenzaLink: z.nullable(instant),
        seStesso: z.boolean(),
      }),
    ),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      operatori: [
        {
          username: 'laura.neri',
          nome: 'Laura Neri',
          email: 'laura.neri@example.com',
          ruolo: 'HELP_DESK',
          stato: 'ATTIVO',
          secondoFattore: true,
          dataUltimoUso: '2026-11-20T09:00:00Z',
          dataScadenzaLink: null,
          seStesso: false,
        },
      ],
    },
  },
  toModel: (answer) =>
    answer.operatori.map((wire): OperatorAccount => ({
      username: wire.username,
      name: present(wire.nome),
      email: present(wire.email),
      role: wire.ruolo,
      state: STATES[wire.stato],
      hasSecondFactor: wire.secondoFattore,
      seenAt: wire.dataUltimoUso === null ? undefined : Date.parse(wire.dataUltimoUso),
      linkUntil: wire.dataScadenzaLink === null ? undefined : Date.parse(wire.dataScadenzaLink),
      isSelf: wire.seStesso,
    })),
});

export const inviteOperator = defineCall({
  id: 'inviteOperator',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/operatori',
  summary: 'Invito di un nuovo operatore',
  rules: ['operatore.gestione.2'],
  access: 'operator',
  right: 'MANAGE_OPERATORS',
  body: z.strictObject({
    username: newUsername(120),
    nome: line(100),
    cognome: line(100),
    email: operatorEmail,
    ruolo: role,
  }),
  answer: z.strictObject({}),
  errors: ['UIDP001', 'TOO_MANY_ATTEMPTS'],
  touches: ['operators'],
  example: {
    request: {
      body: {
        username: 'mario.verdi',
        nome: 'Mario',
        cognome: 'Verdi',
        email: 'mario.verdi@example.com',
        ruolo: 'VIEWER',
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});

/** Sends an operator a new link to choose a password; a disabled one starts over with it. */
export const sendOperatorLink = defineCall({
  id: 'sendOperatorLink',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/operatori/{username}/link',
  summary: 'Nuovo link con cui un operatore sceglie la password',
  rules: ['operatore.gestione.2', 'operatore.gestione.4'],
  access: 'operator',
  right: 'MANAGE_OPERATORS',
  params: who,
  body: z.strictObject({ email: operatorEmail }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'TOO_MANY_ATTEMPTS'],
  touches: ['operators'],
  example: { request: { params: exampleWho, body: { email: 'laura.neri@example.com' } }, answer: {} },
  toModel: () => undefined,
});

/** Changes an operator's role, effective from their next call. */
export const changeOperatorRole = defineCall({
  id: 'changeOperatorRole',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/operatori/{username}/ruolo',
  summary: 'Cambio del ruolo di un operatore',
  rules: ['operatore.gestione.3'],
  access: 'operator',
  right: 'MANAGE_OPERATORS',
  params: who,
  body: z.strictObject({ ruolo: role }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  touches: ['operators'],
  example: { request: { params: exampleWho, body: { ruolo: 'OPERATIONS' } }, answer: {} },
  toModel: () => undefined,
});

/** Disables an operator's account and ends all its sessions at once. */
export const disableOperator = defineCall({
  id: 'disableOperator',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/operatori/{username}/disattivazione',
  summary: 'Disattivazione di un operatore',
  rules: ['operatore.gestione.4'],
  access: 'operator',
  right: 'MANAGE_OPERATORS',
  params: who,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  touches: ['operators'],
  example: { request: { params: exampleWho }, answer: {} },
  toModel: () => undefined,
});

/** Removes an operator's authenticator app; they set up another at the next sign-in. */
export const removeOperatorFactor = defineCall({
  id: 'removeOperatorFactor',
  backend: 'sportello',
  method: 'DELETE',
  path: '/operatore/operatori/{username}/secondo-fattore',
  summary: 'Scollegamento dell’app di codici di un operatore',
  rules: ['operatore.gestione.5'],
  access: 'operator',
  right: 'MANAGE_OPERATORS',
  params: who,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  touches: ['operators'],
  example: { request: { params: exampleWho }, answer: {} },
  toModel: () => undefined,
});

const linkCode = secret(256);
const exampleCode = 'bWFyaW8gdmVyZGkgc2NlZ2xpZSB1';

/** Operator that a link is for, shown before they choose the password. */
export const operatorLink = defineCall({
  id: 'operatorLink',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/invito',
  summary: 'Verifica del link con cui un operatore sceglie la password',
  rules: ['operatore.gestione.2'],
  access: 'anyone',
  readOnly: true,
  body: z.strictObject({ codice: linkCode }),
  answer: z.strictObject({ username: z.string(), nome: optionalText, ruolo: role }),
  errors: ['PROCEDURE_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { codice: exampleCode } },
    answer: { username: 'mario.verdi', nome: 'Mario', ruolo: 'VIEWER' },
  },
  toModel: ({ username, nome, ruolo }) => ({ username, firstName: present(nome), role: ruolo }),
});

/** Sets an operator's password with the link; it works once, and ends every session. */
export const chooseOperatorPassword = defineCall({
  id: 'chooseOperatorPassword',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/invito/password',
  summary: 'Scelta della password di un operatore con il link ricevuto',
  rules: ['operatore.gestione.2', 'credenziali.password.7'],
  access: 'anyone',
  body: z.strictObject({ codice: linkCode, newPassword: typedPassword }),
  answer: z.strictObject({}),
  errors: [...newPasswordErrors, 'PROCEDURE_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  example: { request: { body: { codice: exampleCode, newPassword: 'Campo-Di-Grano-7' } }, answer: {} },
  toModel: () => undefined,
});
