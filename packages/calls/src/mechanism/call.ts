import type { ModuleNeeds, OperatorRight } from '@sportello/domain';
import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import { backends, type Backend } from './backends.ts';
import type { ErrorCode } from './errors.ts';
import type { InvalidationTopic } from './invalidation-topics.ts';
import type { DeclaresItsCodes } from './declares-its-codes.ts';
import type { InTheirName } from './in-their-name.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What the mappers need to know of a provider; the web app has it from `/config.json`. */
export interface ProviderSettings {
  /** Product codes of the services whose progress shows as activation (contratto.stato.5). */
  readonly vasActivationCodes: readonly string[];
}

/** The headers of an answer, for the one call in which they overrule it. */
export type AnswerHeaders = Pick<Headers, 'get'>;

/** The shape of a set of named fields. */
export type Fields = z.ZodMiniObject;

/**
 * One call of the catalogue: everything that client, server and document need to agree on.
 *
 * The request has up to four parts, each a strict object: `params` (of the path), `query`,
 * `headers` (lower case, only those that mean something to the call) and `body`; its schemas declare
 * whose each code in it must be (`ids.ts`). What comes back is one of three kinds: fields
 * ({@link JsonCall}), a file ({@link FileCall}) or a stream of events ({@link EventsCall}); how a call is asked, by whom, and how it is refused is the same for all.
 */
export interface Call<
  Id extends string = string,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Headers extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Who extends Access = Access,
> {
  readonly id: Id;
  readonly backend: Backend;
  readonly method: Method;
  /** Path below the backend's base, as the rules write it: `/v1/lista/{codice}`. */
  readonly path: string;
  /** What it does, in one line of Italian, for the document. */
  readonly summary: string;
  /** The rules that it follows, by their ids (`docs/rules`). */
  readonly rules: readonly string[];
  readonly access: Who;
  /** For `operator`: what the operator's role must allow (operatore.ruoli.1); absent, any role will do. */
  readonly right?: OperatorRight;
  /** For `operator`: whether it may be made before the second factor was proved, as those that prove it (operatore.fattore.1). */
  readonly beforeSecondFactor?: boolean;
  /** Of a call for customers: the modules that it belongs to, or null where it is every customer's (moduli.porta.1). */
  readonly modules?: ModuleNeeds | null;
  /** Where it is otherwise than that a read is open to operators in a customer's name and a change is not. */
  readonly inTheirName?: InTheirName;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** How the body travels; JSON unless said otherwise. */
  readonly bodyType?: 'json' | 'form';
  /** The largest body in bytes; 16 KiB unless said otherwise. */
  readonly maxBodyBytes?: number;
  /** What comes back: fields in JSON, unless it is a file or a stream of events. */
  readonly answers?: 'file' | 'events';
  /** A request as it travels, for the document and the tests. */
  readonly example: { readonly request: object };
  /** The codes with which this call can be refused, beside those of every call. */
  readonly errors: readonly ErrorCode[];
  /** Whether it leaves everything as it was; where absent a GET does and the others don't. */
  readonly readOnly?: boolean;
  /** The reads that are out of date once this is done, by their ids: a client asks for them again. */
  readonly touches?: readonly string[];
}

/**
 * A call that answers with fields. `answer` holds the answer's own fields; where the backend has an
 * envelope, `header` is added to them. `toModel` turns the answer's words into the model of `domain`.
 */
export interface JsonCall<
  Id extends string = string,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Headers extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Answer extends Fields = Fields,
  Model = unknown,
  Who extends Access = Access,
> extends Call<Id, Params, Query, Headers, Body, Who> {
  readonly answers?: never;
  readonly answer: Answer;
  /** A request and an answer as they travel, for the document and the tests. */
  readonly example: {
    readonly request: GivenParts<{
      params: Input<Params>;
      query: Input<Query>;
      headers: Input<Headers>;
      body: Input<Body>;
    }>;
    readonly answer: z.input<Answer>;
  };
  /** How long a client may keep the answer, in milliseconds; absent: never. */
  readonly cacheMs?: number;
  /** What a hint is about that makes the answer worth asking again (`hints`); absent: no hint does. */
  readonly invalidatedBy?: InvalidationTopic;
  // A method, not a property: a catalogue of different answers is then still a list of calls.
  toModel(answer: z.output<Answer>, settings: ProviderSettings): Model;
  /** What a client reads in place of an answer, where the headers of that answer overrule it. */
  overruled?(answer: unknown, headers: AnswerHeaders): unknown;
}

/** A call that answers with a file, to be saved or shown by who asked for it (chiamata.porta.1). */
export interface FileCall<
  Id extends string = string,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Who extends Access = Access,
> extends Call<Id, Params, Query, undefined, undefined, Who> {
  readonly answers: 'file';
  readonly example: { readonly request: GivenParts<{ params: Input<Params>; query: Input<Query> }> };
  /** The media types that the file may have. */
  readonly types: readonly string[];
}

/**
 * A call that answers with server-sent events, until its session or its token ends. The events are
 * hints to ask again (chiamata.eventi.1): they have a name and hold no data.
 */
export interface EventsCall<Id extends string = string, Who extends Access = Access> extends Call<
  Id,
  undefined,
  undefined,
  undefined,
  undefined,
  Who
> {
  readonly answers: 'events';
  /** The names that an event may have. */
  readonly events: readonly string[];
}

/** A call that a customer may make says which modules it belongs to, so that one that forgets it does not compile. */
type DeclaresModules<Who extends Access> = Who extends 'customer' | 'customer-in-person' | 'signed-in'
  ? { readonly modules: ModuleNeeds | null }
  : { readonly modules?: never };

/** Declares a call that answers with fields; it exists so that every part keeps its exact type. */
export function defineCall<
  const Id extends string,
  Answer extends Fields,
  Model,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Headers extends Fields | undefined = undefined,
  Body extends Fields | undefined = undefined,
  const Who extends Access = Access,
>(
  call: JsonCall<Id, Params, Query, Headers, Body, Answer, Model, Who> &
    DeclaresModules<Who> &
    DeclaresItsCodes<Who, Params, Query | Headers | Body>,
): JsonCall<Id, Params, Query, Headers, Body, Answer, Model, Who> {
  return call;
}

/** Declares a call that answers with a file. */
export function defineFileCall<
  const Id extends string,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  const Who extends Access = Access,
>(
  call: FileCall<Id, Params, Query, Who> & DeclaresModules<Who> & DeclaresItsCodes<Who, Params, Query>,
): FileCall<Id, Params, Query, Who> {
  return call;
}

/** Declares a call that answers with a stream of events. */
export function defineEventsCall<const Id extends string, const Who extends Access = Access>(
  call: EventsCall<Id, Who> & DeclaresModules<Who>,
): EventsCall<Id, Who> {
  return call;
}

/** Whether a call answers with fields. */
export function isJson(call: Call): call is JsonCall {
  return call.answers === undefined;
}

/** Whether a call answers with a file. */
export function isFile(call: Call): call is FileCall {
  return call.answers === 'file';
}

/** Whether a call answers with a stream of events. */
export function isEvents(call: Call): call is EventsCall {
  return call.answers === 'events';
}

type Input<Part> = Part extends Fields ? z.input<Part> : undefined;
type Output<Part> = Part extends Fields ? z.output<Part> : undefined;
type GivenParts<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes: only the parts that the call has. */
export type RequestOf<C> =
  C extends Call<string, infer P, infer Q, infer H, infer B>
    ? GivenParts<{ params: Input<P>; query: Input<Q>; headers: Input<H>; body: Input<B> }>
    : never;

/** What a handler receives: the parts after parsing. */
export type ParsedRequestOf<C> =
  C extends Call<string, infer P, infer Q, infer H, infer B>
    ? { params: Output<P>; query: Output<Q>; headers: Output<H>; body: Output<B> }
    : never;

/** The answer's own fields, without the envelope. */
export type AnswerOf<C> = C extends { answer: infer A extends Fields } ? z.output<A> : never;

/** What the mapper makes of the answer. */
export type ModelOf<C> = C extends {
  toModel(answer: never, settings: ProviderSettings): infer M;
}
  ? M
  : never;

/** Whether a call only reads, so that anybody who may make it may make it at any time. */
export function isReadOnly(call: Pick<Call, 'method' | 'readOnly'>): boolean {
  return call.readOnly ?? call.method === 'GET';
}

/** The full path of a call below the API's base URL, as the rules write it. */
export function pathOf(call: Pick<Call, 'backend' | 'path'>): string {
  return backends[call.backend].base + call.path;
}
