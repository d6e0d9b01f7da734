import { backends, providerChanges, type ErrorCode } from '@sportello/calls';
import * as z from 'zod/mini';
import { columnsOf, typeNames } from '../../commands/import/kinds/describe.ts';
import type { FileKind } from '../../commands/import/kinds/kind.ts';
import { OUTCOME_FIELDS } from '../../areas/integration/usecases/outcomes/read.ts';
import { PROVIDER_KINDS } from '../../commands/integration/scopes.ts';
import { EVENT_KINDS } from '../../events/personal-fields.ts';
import type { Operation } from './operation.ts';
import type { Refusals } from './errors.ts';

// The catalogue's bodies are single objects, so the document describes the rest here: rows of the provider's systems
// (docs/provider.md), the card processor's webhook, and ours to the provider.

const always: readonly ErrorCode[] = ['TOO_BUSY', 'S-001', 'S-002'];

export const outsideErrors = {
  rows: [
    'REQUEST_NOT_VALID',
    'SESSION_NOT_VALID',
    'NOT_ALLOWED',
    'REQUEST_TOO_SLOW',
    'BODY_TOO_LARGE',
    'MEDIA_TYPE_NOT_SUPPORTED',
    'TOO_MANY_ATTEMPTS',
    ...always,
  ],
  cards: ['REQUEST_NOT_VALID', 'NOT_FOUND', 'BODY_TOO_LARGE', 'MEDIA_TYPE_NOT_SUPPORTED', ...always],
} as const satisfies Record<string, readonly ErrorCode[]>;

export function outsidePaths(refusals: Refusals): Readonly<Record<string, { readonly post: Operation }>> {
  const kinds = PROVIDER_KINDS.map((kind) => [`${backends.provider.base}/${kind}`, { post: sending(kind, refusals) }]);
  return {
    ...(Object.fromEntries(kinds) as Record<string, { post: Operation }>),
    '/webhooks/carte': { post: cardWebhook(refusals) },
  };
}

const ndjson = 'application/x-ndjson';

function sending(kind: string, refusals: Refusals): Operation {
  const answer = {
    [ndjson]: { schema: { $ref: '#/components/schemas/RigaDiRisposta' }, example: exampleTotals },
  };
  return {
    operationId: `send${kind.replaceAll(/(?:^|[^a-z]+)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ['provider'],
    summary: `Rows of ${kind}`,
    description: `${columnsOf(kind)?.about ?? abouts[kind] ?? ''} docs/provider.md describes sending.`.trim(),
    security: [{ providerKey: [] }],
    parameters: [
      { in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string', pattern: '^[!-~]{1,200}$' } },
      { in: 'query', name: 'skipRejected', schema: { type: 'string', enum: ['true', 'false'] } },
    ],
    requestBody: { required: true, content: { [ndjson]: { schema: lineOf(kind) } } },
    responses: {
      200: { description: 'The rows are written', content: answer },
      422: {
        description: 'Nothing is written: rows were rejected, or the key was used with other rows',
        content: { ...answer, ...keyUsedBefore },
      },
      ...refusals.ofOutside('rows'),
    },
  };
}

const keyUsedBefore = {
  'application/json': {
    schema: { $ref: '#/components/schemas/Rifiuto' },
    examples: {
      REQUEST_REPEATED_DIFFERENTLY: { $ref: '#/components/examples/REQUEST_REPEATED_DIFFERENTLY' },
    },
  },
};

const exampleTotals = { rows: 3, added: 0, changed: 2, unchanged: 1, refused: 0, written: true };

/** A line of the answer: an error or remark, or at the end the totals. */
export const answerLine = {
  type: 'object',
  properties: {
    line: { type: 'integer' },
    field: { type: ['string', 'null'] },
    reason: { type: 'string' },
    note: { type: 'string' },
    signature: { type: 'string' },
    rows: { type: 'integer' },
    added: { type: 'integer' },
    changed: { type: 'integer' },
    unchanged: { type: 'integer' },
    refused: { type: 'integer' },
    written: { type: 'boolean' },
  },
} as const;

const abouts: Readonly<Record<string, string>> = {
  outcomes: 'Outcomes of the changes that customers asked for.',
  bills: 'Electronic invoices (FatturaPA), plain or signed, a file in each line.',
  curves: 'A distributor’s export of quarter-hours or hours, a file in each line.',
  measurements: 'A distributor’s flow of measurements, XML or zip, a file in each line.',
  towns: 'The public lists `towns.csv` and `postcodes.csv`, a file in each line.',
};

function lineOf(kind: string): object {
  const described = columnsOf(kind);
  if (described !== undefined) return lineOfRow(described);
  return kind === 'outcomes' ? outcomeLine : lineOfFile(kind);
}

function lineOfRow({ columns }: FileKind): object {
  return {
    type: 'object',
    properties: Object.fromEntries(
      columns.map(({ name, type, holds }) => [name, { ...plain, description: holds || typeNames[type] }]),
    ),
    required: columns.filter(({ isRequired }) => isRequired === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

const plain = { type: ['string', 'number', 'boolean', 'null'] } as const;

const [outcomeId, outcome] = OUTCOME_FIELDS;
const outcomeLine = {
  type: 'object',
  properties: Object.fromEntries(OUTCOME_FIELDS.map((name) => [name, plain])),
  required: [outcomeId, outcome],
  additionalProperties: false,
} as const;

function lineOfFile(kind: string): object {
  const supplies = { type: 'array', items: { type: 'string' }, description: 'PODs, PDRs or contracts' };
  return {
    type: 'object',
    properties: {
      file: { type: 'string', description: 'its name' },
      contenuto: { type: 'string', contentEncoding: 'base64' },
      ...(kind === 'curves' && { forniture: supplies }),
    },
    required: ['file', 'contenuto'],
    additionalProperties: false,
  };
}

function cardWebhook(refusals: Refusals): Operation {
  return {
    operationId: 'handleCardWebhook',
    tags: ['provider'],
    summary: 'Webhook of the card processor',
    description: 'Stripe’s events (docs/settings.md lists them). The signature over the raw body replaces a session.',
    security: [],
    parameters: [{ in: 'header', name: 'Stripe-Signature', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    responses: {
      200: {
        description: 'Received',
        content: { 'application/json': { schema: { type: 'object', properties: { ricevuto: { type: 'boolean' } } } } },
      },
      ...refusals.ofOutside('cards'),
    },
  };
}

const webhookHeader = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});

const { $schema: _, ...event } = z.toJSONSchema(providerChanges.answer.shape.changes._zod.def.element);

/** Our webhook to the provider (fornitore.webhook.1), in the way of Standard Webhooks. */
export const eventWebhook = {
  event: {
    post: {
      operationId: 'receiveEvent',
      tags: ['provider'],
      summary: 'An event, to PROVIDER_WEBHOOK_URL',
      description: 'docs/export.md lists kinds and their data. Any other answer is retried, for three days.',
      security: [],
      parameters: [
        webhookHeader('webhook-id', '`evt_` and the id: the same at each try'),
        webhookHeader('webhook-timestamp', 'seconds since 1970'),
        webhookHeader('webhook-signature', '`v1,` and the base64 of HMAC-SHA256 over id, timestamp and body'),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { ...event, properties: { ...event.properties, kind: { type: 'string', enum: [...EVENT_KINDS] } } },
          },
        },
      },
      responses: { '2XX': { description: 'Accepted' } },
    },
  },
} as const;
