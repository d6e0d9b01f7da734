import type { ModuleNeeds, OperatorRight } from '@sportello/domain';
import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import { backends, type Backend } from './backends.ts';
import type { ErrorCode } from './errors.ts';
import type { InvalidationTopic } from './invalidation-topics.ts';
import type { DeclaresItsCodes } from './declares-its-codes.ts';
import type { InTheirName } from './in-their-name.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Provider settings that the mappers need; the web app reads them from `/config.json`. */
export interface ProviderSettings {
  /** Product codes of services whose progress is shown as activation (contratto.stato.5). */
  readonly vasActivationCodes: readonly string[];
}

export type AnswerHeaders = Pick<Headers, 'get'>;

export type Fields = z.ZodMiniObject;

/**
 * One call of the catalogue: the contract shared by client, server and document.
 *
 * The request has up to four parts, each a strict object: `params` (of the path), `query`, `headers` (lower case,
 * only those that the call uses) and `body`; their schemas declare the ownership of each id (`ids.ts`). The answer is
 * one of three kinds: fields ({@link JsonCall}), a file ({@link FileCall}) or a stream of events ({@link
 * EventsCall}); request, access and errors work the same for all.
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
  /** Path below the backend's base, in the notation of the rules: `/v1/lista/{codice}`. */
  readonly path: string;
  /** One line of Italian for the document. */
  readonly summary: string;
  /** Ids of the rules that it follows (`docs/rules`). */
  readonly rules: readonly string[];
  readonly access: Who;
  /** For `operator`: right that the operator's role must have (operatore.ruoli.1); absent, any role may call. */
  readonly right?: OperatorRight;
  /**
   * For `operator`: allowed before the second factor is proved, as the calls that prove it are (operatore.fattore.1).
   */
  readonly beforeSecondFactor?: boolean;
  /**
   * For customers' calls: the modules that it belongs to, or null if it is available to every customer
   * (moduli.porta.1).
   */
  readonly modules?: ModuleNeeds | null;
  /** Overrides the default: in a customer's name operators may read but not change. */
  readonly inTheirName?: InTheirName;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** Default: JSON. */
  readonly bodyType?: 'json' | 'form';
  /** Default: 16 KiB. */
  readonly maxBodyBytes?: number;
  /** Default: fields in JSON. */
  readonly answers?: 'file' | 'events';
  readonly example: { readonly request: object };
  /** Error codes of this call, in addition to those of every call. */
  readonly errors: readonly ErrorCode[];
  /** Default: true for GET, false for the other methods. */
  readonly readOnly?: boolean;
  /** Ids of the reads that this call invalidates; a client fetches them again. */
  readonly touches?: readonly string[];
}

/**
 * A call that answers with fields. `answer` holds the answer's own fields; where the backend has an envelope,
 * `header` is added to them. `toModel` maps the wire answer to the model of `domain`.
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
  readonly example: {
    readonly request: GivenParts<{
      params: Input<Params>;
      query: Input<Query>;
      headers: Input<Headers>;
      body: Input<Body>;
    }>;
    readonly answer: z.input<Answer>;
  };
  /** A client reads each field by the contract of the field's own call (`createPartsClient`). */
  readonly isReadByParts?: true;
  /** Milliseconds for which a client may cache the answer; absent: never. */
  readonly cacheMs?: number;
  /** Topic of the invalidation events that make the answer stale (`invalidations`); absent: none. */
  readonly invalidatedBy?: InvalidationTopic;
  // Declared as a method, not a property: a catalogue of calls with different answers stays assignable to a list of
  // calls.
  toModel(answer: z.output<Answer>, settings: ProviderSettings): Model;
  /** Replaces the answer for the client, where its headers overrule it. */
  overruled?(answer: unknown, headers: AnswerHeaders): unknown;
}

/** A call that answers with a file, to be saved or shown by the caller (chiamata.porta.1). */
export interface FileCall<
  Id extends string = string,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Who extends Access = Access,
> extends Call<Id, Params, Query, undefined, undefined, Who> {
  readonly answers: 'file';
  readonly example: { readonly request: GivenParts<{ params: Input<Params>; query: Input<Query> }> };
  readonly types: readonly string[];
}

/**
 * A call that answers with server-sent events, until its session or token ends. They are invalidation events
 * (chiamata.eventi.1): they have a name and no data.
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
  readonly events: readonly string[];
}

/** A customer's call without `modules` does not compile. */
type DeclaresModules<Who extends Access> = Who extends 'customer' | 'customer-in-person' | 'signed-in'
  ? { readonly modules: ModuleNeeds | null }
  : { readonly modules?: never };

/** Declares a call that answers with fields; preserves the exact type of every part. */
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

/** Returns whether a call answers with fields. */
export function isJson(call: Call): call is JsonCall {
  return call.answers === undefined;
}

/** Returns whether a call answers with a file. */
export function isFile(call: Call): call is FileCall {
  return call.answers === 'file';
}

/** Returns whether a call answers with a stream of events. */
export function isEvents(call: Call): call is EventsCall {
  return call.answers === 'events';
}

type Input<Part> = Part extends Fields ? z.input<Part> : undefined;
type Output<Part> = Part extends Fields ? z.output<Part> : undefined;
type GivenParts<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

export type RequestOf<C> =
  C extends Call<string, infer P, infer Q, infer H, infer B>
    ? GivenParts<{ params: Input<P>; query: Input<Q>; headers: Input<H>; body: Input<B> }>
    : never;

export type ParsedRequestOf<C> =
  C extends Call<string, infer P, infer Q, infer H, infer B>
    ? { params: Output<P>; query: Output<Q>; headers: Output<H>; body: Output<B> }
    : never;

/** Without the envelope. */
export type AnswerOf<C> = C extends { answer: infer A extends Fields } ? z.output<A> : never;

export type ModelOf<C> = C extends {
  toModel(answer: never, settings: ProviderSettings): infer M;
}
  ? M
  : never;

/** Returns whether a call only reads. */
export function isReadOnly(call: Pick<Call, 'method' | 'readOnly'>): boolean {
  return call.readOnly ?? call.method === 'GET';
}

/** Returns the full path of a call below the API's base URL, in the notation of the rules. */
export function pathOf(call: Pick<Call, 'backend' | 'path'>): string {
  return backends[call.backend].base + call.path;
}
