import {
  backends,
  errorCatalogue,
  isEvents,
  isFile,
  isJson,
  oauthRefusal,
  refusal,
  type Call,
  type ErrorCode,
  type EventsCall,
  type Fields,
  type FileCall,
  type JsonCall,
  type Refusal,
} from '@sportello/calls';
import * as z from 'zod/mini';
import { refusalCodes } from '../catalogue/refusal-codes.ts';

/** The parts of an OpenAPI operation that are described here. */
export interface Operation {
  parameters?: { in: 'path' | 'query' | 'header' | 'cookie'; name: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, object> }>;
}

/** The shapes of a refusal, said once for all calls. */
export const refusalSchemas = { Rifiuto: jsonSchema(refusal), RifiutoOAuth: jsonSchema(oauthRefusal) };

/** Adds to an operation the examples of its call, and its refusals by status with their codes. */
export function describeOperation(operation: Operation, call: Call, { isServed }: { isServed: boolean }): void {
  describeRequest(operation, call);
  const answered = operation.responses['200'];
  operation.responses = {
    ...(answered && isJson(call) && { 200: { ...answered, content: answerContent(answered.content, call) } }),
    ...(isFile(call) && { 200: { description: 'File', content: fileContent(call) } }),
    ...(isEvents(call) && { 200: { description: 'Eventi', content: eventsContent(call) } }),
    ...refusedResponses(call, isServed),
  };
}

const partOf = { path: 'params', query: 'query', header: 'headers', cookie: 'cookies' } as const;

function describeRequest(operation: Operation, call: Call): void {
  const parts = call.example.request as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  for (const parameter of operation.parameters ?? []) {
    const example = parts[partOf[parameter.in]]?.[parameter.name];
    if (example !== undefined) parameter.example = example;
  }
  if (!call.body) delete operation.requestBody;
  for (const media of Object.values(operation.requestBody?.content ?? {})) media.example = parts['body'];
}

function answerContent(content: Record<string, object> = {}, call: JsonCall): Record<string, object> {
  const example = backends[call.backend].envelope
    ? { header: { stato: 0 }, ...call.example.answer }
    : call.example.answer;
  return Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]));
}

function fileContent({ types }: FileCall): Record<string, object> {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

/** Server-sent events; they hold no data beside their name. */
function eventsContent({ events }: EventsCall): Record<string, object> {
  const said = events.map((event) => `event: ${event}\ndata: {}\n\n`).join('');
  return { 'text/event-stream': { schema: { type: 'string' }, example: said } };
}

function refusedResponses(call: Call, isServed: boolean): Operation['responses'] {
  const byStatus = Object.groupBy(refusalCodes(call, isServed), (code) => errorCatalogue[code].status);
  return Object.fromEntries(Object.entries(byStatus).map(([status, codes]) => [status, refusedResponse(call, codes)]));
}

function refusedResponse(call: Call, codes: readonly ErrorCode[]) {
  const shape = call.id === 'token' ? 'RifiutoOAuth' : 'Rifiuto';
  const schema = {
    allOf: [
      { $ref: `#/components/schemas/${shape}` },
      { properties: { header: { properties: { codice: { enum: codes } } } } },
    ],
  };
  const examples = Object.fromEntries(
    codes.map((code) => [code, { summary: errorCatalogue[code].text, value: exampleRefusal(code) }]),
  );
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].text}`).join('\n\n'),
    content: { 'application/json': { schema, examples } },
  };
}

function exampleRefusal(code: ErrorCode): Refusal {
  return {
    header: {
      stato: 1,
      codice: code,
      descrizione: errorCatalogue[code].text,
      idRichiesta: '0b9f7a52-5d0c-4f5a-9a57-3f6d1f2f8c11',
      ...(code === 'REQUEST_NOT_VALID' && { campi: [{ campo: 'nomeDelCampo', codice: 'MISSING' }] }),
    },
  };
}

function jsonSchema(schema: Fields): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
