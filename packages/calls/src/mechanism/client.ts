import { isBlank, RuleError } from '@sportello/domain';
import * as z from 'zod/mini';
import { backends, type Backend } from './backends.ts';
import { CallError } from './call-error.ts';
import {
  isEvents,
  isFile,
  pathOf,
  type Call,
  type EventsCall,
  type FileCall,
  type JsonCall,
  type ModelOf,
  type ProviderSettings,
  type RequestOf,
} from './call.ts';
import { refusal } from './envelope.ts';
import { lenient, type SetAside } from './parsing/lenient.ts';

export interface Transport {
  /** Without a trailing slash: `/api/ping`. */
  readonly bases: Readonly<Record<Backend, string>>;
  /** In the application it also adds the session's headers and renews the session. */
  readonly send: (request: Request, call: Call, options: Pick<SendOptions, 'by'>) => Promise<Response>;
  readonly settings: ProviderSettings;
  readonly origin: string;
}

export interface Answered<Model> {
  readonly model: Model;
  readonly setAside: readonly SetAside[];
  /** For an answer that was kept for times without a network: when it came, in ms. */
  readonly keptAt?: number;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly by?: (request: Request) => Promise<Response>;
}

/** Creates the typed client of a transport: `call(entry, request)` returns the entry's model. */
export function createClient(transport: Transport) {
  return async function call<C extends JsonCall>(
    entry: C,
    request: RequestOf<C>,
    options: SendOptions = {},
  ): Promise<Answered<ModelOf<C>>> {
    const response = await send(transport, buildRequest(transport, entry, request as Parts, options), entry, options);
    const body: unknown = await response.json().catch((cause: unknown) => {
      // Invalid JSON is an unreadable answer; a connection lost midway counts as no answer.
      if (cause instanceof SyntaxError) return undefined;
      throw lost(cause);
    });
    return read(entry, transport.settings, response, body) as Answered<ModelOf<C>>;
  };
}

/** An answer that holds the answers of other calls, by their own fields. */
export interface PartsAnswer {
  /** Returns the part as its own call would; throws a `CallError` if it can't be read. */
  readonly readPart: <C extends JsonCall>(entry: C, fields: unknown) => Answered<ModelOf<C>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Creates the client of calls whose answer is made of other calls' answers: `askParts(entry, request)` leaves each part
 * unread until it is needed, so that one that can't be read spoils no other.
 */
export function createPartsClient(transport: Transport) {
  return async function askParts<C extends JsonCall>(entry: C, request: RequestOf<C>): Promise<PartsAnswer> {
    const response = await send(transport, buildRequest(transport, entry, request as Parts, {}), entry, {});
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok || typeof body !== 'object' || body === null) throw rejectedBy(response, body);
    return {
      fields: { ...body },
      readPart: (of, fields) => parse(of, transport.settings, response.status, fields) as Answered<ModelOf<typeof of>>,
    };
  };
}

/**
 * Requests files and streams over a transport: `open(entry, request)` returns the response, whose content the caller
 * reads. If a backend provides the file's address, it replaces the request's URL; it must be of that backend, since
 * it receives the session's token. Errors are those of a call.
 */
export function createOpener(transport: Transport) {
  return async function open<C extends FileCall | EventsCall>(
    entry: C,
    request: RequestOf<C> | URL,
    options: SendOptions = {},
  ): Promise<Response> {
    const outgoing =
      request instanceof URL
        ? new Request(request, {
            ...(options.signal && { signal: options.signal }),
            headers: { accept: acceptOf(entry) },
          })
        : buildRequest(transport, entry, request as Parts, options);
    const response = await send(transport, outgoing, entry, {});
    // An error status rejects even if its body is unreadable.
    if (!response.ok) throw rejectedBy(response, await response.json().catch(() => undefined));
    return response;
  };
}

async function send(transport: Transport, request: Request, entry: Call, { by }: SendOptions): Promise<Response> {
  try {
    return await transport.send(request, entry, by === undefined ? {} : { by });
  } catch (cause) {
    throw lost(cause);
  }
}

/** Maps a failed send: aborted by the caller, session not renewable, or no answer. */
function lost(cause: unknown): unknown {
  if (cause instanceof CallError || cause instanceof RuleError) return cause;
  if (cause instanceof Error && cause.name === 'AbortError') return cause;
  return new CallError('offline', 'No answer', { cause });
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

function buildRequest(transport: Transport, call: Call, parts: Parts, options: SendOptions): Request {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])));
  const url = new URL(transport.bases[call.backend] + path, transport.origin);
  for (const [name, value] of Object.entries(dropEmpty(parts.query ?? {}))) url.searchParams.set(name, String(value));

  const headers = new Headers({ accept: acceptOf(call) });
  for (const [name, value] of Object.entries(dropEmpty(parts.headers ?? {}))) headers.set(name, String(value));

  const init: RequestInit = { method: call.method, headers };
  if (options.signal) init.signal = options.signal;
  if (parts.body) {
    const body = dropEmpty(parts.body);
    if (call.bodyType === 'form') {
      init.body = new URLSearchParams(
        Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
      );
    } else {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(body);
    }
  }
  return new Request(url, init);
}

function acceptOf(call: Call): string {
  if (isFile(call)) return call.types.join(', ');
  return isEvents(call) ? 'text/event-stream' : 'application/json';
}

/**
 * Removes empty and whitespace-only strings from the payload, at any depth (chiamata.vuoti.1). Null stays, because it
 * has a meaning in some fields.
 */
export function dropEmpty(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      if (value === undefined || (typeof value === 'string' && isBlank(value))) return [];
      if (isPlainObject(value)) return [[name, dropEmpty(value)]];
      if (Array.isArray(value)) return [[name, value.map((item) => (isPlainObject(item) ? dropEmpty(item) : item))]];
      return [[name, value]];
    }),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const loosePart = z.object({
  header: z.object({
    stato: z.optional(z.union([z.number(), z.string()])),
    codice: z.optional(z.union([z.string(), z.number()])),
    descrizione: z.optional(z.string()),
    idRichiesta: z.optional(z.string()),
    campi: z.optional(z.array(z.object({ campo: z.string(), codice: z.string() }))),
    fasceLibere: z.optional(
      z.array(z.object({ id: z.string(), date: z.string(), start: z.string(), end: z.string() })),
    ),
  }),
});

function read(call: JsonCall, settings: ProviderSettings, response: Response, said: unknown): Answered<unknown> {
  if (!response.ok) throw rejectedBy(response, said);
  const body = call.overruled ? call.overruled(said, response.headers) : said;
  if (backends[call.backend].envelope) {
    const envelope = z.safeParse(loosePart, body);
    // A gateway may return `"0"`; a 200 with any other stato is still an error.
    if (!envelope.success || Number(envelope.data.header.stato) !== 0) throw rejectedBy(response, body);
  }
  return parse(call, settings, response.status, body);
}

function parse(call: JsonCall, settings: ProviderSettings, status: number, body: unknown): Answered<unknown> {
  const setAside: SetAside[] = [];
  const answer = z.safeParse(
    lenient(call.answer, (element) => setAside.push(element)),
    body,
  );
  if (!answer.success) {
    throw new CallError('unreadable', `${pathOf(call)}: ${z.prettifyError(answer.error)}`, { status });
  }
  return { model: call.toModel(answer.data as never, settings), setAside };
}

function rejectedBy(response: Response, body: unknown): CallError {
  const strict = z.safeParse(refusal, body);
  const header = strict.success ? strict.data.header : z.safeParse(loosePart, body).data?.header;
  if (!header) return new CallError('unreadable', `HTTP ${response.status}`, { status: response.status });
  return new CallError('refused', header.descrizione ?? '', {
    status: response.status,
    code: String(header.codice ?? ''),
    requestId: header.idRichiesta ?? response.headers.get('x-request-id') ?? '',
    fields: header.campi ?? [],
    freeSlots: header.fasceLibere ?? [],
  });
}
