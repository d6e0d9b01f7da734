import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';
import type { Call } from './mechanism/call.ts';

// Every text that a person can enter must use one schema (formato.testo.2); this test finds fields that bypass it,
// however they are declared.

const withLines = new Set([
  'invioFormContatti body.messaggio',
  'answerContactRequest body.testo',
  'createIntervention body.interventionNote',
  'createIntervention body.address.note',
  'modifyIntervention body.interventionNote',
  'moveIntervention body.nota',
  'moveReading body.nota',
  'technicianStep body.nota',
  'modifyIntervention body.address.note',
  'cancelIntervention body.notes',
  'saveBookingDraft body.campi.interventionNote',
  'saveBookingDraft body.campi.addressNote',
  'openCase body.testo',
  'openPublicCase body.testo',
  'writeToCase body.testo',
  'noteOnCase body.testo',
  'askAboutCase body.testo',
  'replyToCase body.reclamo',
  'replyToCase body.verifiche',
  'replyToCase body.conclusioni',
  'replyToCase body.diritti',
  'saveSupplyRequestDraft body.risposte.nota',
  'writeToSupplyRequest body.testo',
  'rejectSupplyRequest body.testo',
  'answerSupplyRequest body.testo',
]);

const secrets = new Set([
  'login body.password',
  'login body.recaptcha',
  'token body.refresh_token',
  'cambioPassword body.currentPassword',
  'cambioPassword body.newPassword',
  'operatorLink body.codice',
  'chooseOperatorPassword body.codice',
  'chooseOperatorPassword body.newPassword',
  'resetPassword body.autorizzazione',
  'resetPassword body.newPassword',
  'verifyCustomer body.recaptcha',
  'recuperoCredenziali body.recaptcha',
  'sendPublicCaseCode body.recaptcha',
  'sendWithdrawalCode body.recaptcha',
  'linkedBill body.codice',
  'payLinkedBill body.codice',
  'stopLinkedPayment body.codice',
  'technicianVisits headers.x-link-tecnico',
  'technicianPhoto headers.x-link-tecnico',
  'technicianOnWay headers.x-link-tecnico',
  'technicianStep headers.x-link-tecnico',
  'addTechnicianPhoto headers.x-link-tecnico',
]);

interface Place {
  readonly name: string;
  readonly schema: z.core.$ZodType;
  readonly example: unknown;
}

function placesOf(schema: z.core.$ZodType, name: string, example: unknown): Place[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([field, inner]) =>
        placesOf(inner, `${name}.${field}`, (example as Record<string, unknown> | undefined)?.[field]),
      );
    case 'array':
      return placesOf(def.element, `${name}[]`, (example as unknown[] | undefined)?.[0]);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return placesOf(def.innerType, name, example);
    case 'union':
      return def.options.flatMap((option) => placesOf(option, name, example));
    case 'string':
    case 'pipe':
      return [{ name, schema, example }];
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(`${name}: nobody knows what a ${def.type} may hold`);
  }
}

const places = Object.values<Call>(catalogue).flatMap((call) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    const example = (call.example.request as Record<string, unknown>)[part];
    return schema ? placesOf(schema, `${call.id} ${part}`, example) : [];
  }),
);
const texts = places.filter(({ name }) => !secrets.has(name));

function taken({ schema }: Place, text: string): string | undefined {
  const parsed = z.safeParse(schema as z.ZodMiniType, text);
  return parsed.success ? [parsed.data].flat().join('') : undefined;
}

function withIn({ example }: Place, character: string): string[] {
  const good = typeof example === 'string' ? example : 'Casa';
  return ['Casa', good].flatMap((text) => {
    const middle = Math.ceil(text.length / 2);
    const inside = text.slice(0, middle) + character + text.slice(middle);
    return [...(text.length > 1 ? [inside] : []), text + character + text];
  });
}

describe('every text of a request', () => {
  it('finds texts in all of the catalogue, and each text that is an exception', () => {
    const names = new Set(places.map(({ name }) => name));
    expect(texts.length).toBeGreaterThan(100);
    expect([...withLines, ...secrets].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(['\0', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800', '\u202a', '\u202e', '\u2066', '\u2069'])(
    'rejects %j',
    (character) => {
      const passing = texts.filter((place) =>
        withIn(place, character).some((text) => taken(place, text) !== undefined),
      );
      expect(passing.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(['\n', '\r\n', '\r', '\u2028'])('accepts the line break %j only in texts that have lines', (lineBreak) => {
    const passing = texts.filter((place) => withIn(place, lineBreak).some((text) => taken(place, text) !== undefined));
    expect(passing.map(({ name }) => name).sort()).toEqual([...withLines].sort());
    for (const place of passing) expect(taken(place, `a${lineBreak}b`)).toBe('a\nb');
  });

  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\ufeff', '\u2060\u200d', '\u2800', '\u3164'])(
    'rejects a text of %j alone',
    (blank) => {
      const passing = places.filter((place) => taken(place, blank) !== undefined);
      expect(passing.map(({ name }) => name)).toEqual([]);
    },
  );

  it('comes out composed, without white space around it', () => {
    const decomposed = 'Caffe\u0300';
    const passing = texts.filter((place) => ![undefined, 'Caffè'].includes(taken(place, ` ${decomposed} `)));
    expect(passing.map(({ name }) => name)).toEqual([]);
  });
});
