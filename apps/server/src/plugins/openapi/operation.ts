import {
  backends,
  isEvents,
  isFile,
  isJson,
  type Call,
  type EventsCall,
  type FileCall,
  type JsonCall,
} from '@sportello/calls';
import type { Refusals } from './errors.ts';

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: {
    in: 'path' | 'query' | 'header' | 'cookie';
    name: string;
    required?: boolean;
    schema?: object;
    example?: unknown;
  }[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: object; example?: unknown }> };
  responses: Record<string, { description?: string; content?: Record<string, object> }>;
}

export function describeOperation(operation: Operation, call: Call, refusals: Refusals): void {
  describeRequest(operation, call);
  const answered = operation.responses['200'];
  operation.responses = {
    ...(answered &&
      isJson(call) && { 200: { description: 'Risposta', content: answerContent(answered.content, call) } }),
    ...(isFile(call) && { 200: { description: 'File', content: fileContent(call) } }),
    ...(isEvents(call) && { 200: { description: 'Eventi', content: eventsContent(call) } }),
    ...refusals.of(call),
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

/** Server-sent events have a name and no data. */
function eventsContent({ events }: EventsCall): Record<string, object> {
  const said = events.map((event) => `event: ${event}\ndata: {}\n\n`).join('');
  return { 'text/event-stream': { schema: { type: 'string' }, example: said } };
}
