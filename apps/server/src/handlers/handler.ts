import type { AnswerOf, Catalogue, CallId, EventsCall, FileCall, ParsedRequestOf } from '@sportello/calls';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { Actor, CustomerActor, IntegrationActor, RequestInfo, TechnicianActor } from '../shared/actors.ts';
import type { FileAnswer } from '../areas/documents/usecases/content.ts';
import type { Subscribe } from '../events/invalidations.ts';

/** The actor that the door lets through to a call, by the access that the catalogue declares. */
type ActorOf<C> = C extends { access: 'customer' | 'customer-in-person' }
  ? CustomerActor
  : C extends { access: 'signed-in' | 'operator' }
    ? Actor
    : C extends { access: 'technician' }
      ? TechnicianActor
      : C extends { access: 'provider' }
        ? IntegrationActor
        : null;

interface HandlerInput<C> {
  readonly request: ParsedRequestOf<C>;
  readonly actor: ActorOf<C>;
  readonly services: Services;
  readonly info: RequestInfo;
  /** Says something in a header of the answer, for the call whose contract puts it there. */
  readonly setHeader: (name: string, value: string) => void;
}

/** What a handler gives for a call: its own fields, a file, or what its events come from. */
type GivenFor<C> = C extends FileCall ? FileAnswer : C extends EventsCall ? Subscribe : AnswerOf<C> | WrittenAnswer;

/** An answer that was written elsewhere, and goes out as it is. */
export class WrittenAnswer {
  readonly json: Uint8Array<ArrayBuffer>;

  constructor(json: Uint8Array<ArrayBuffer>) {
    this.json = json;
  }
}

/** Serves one call of the catalogue: gives what it answers with, or throws a `ApiError`. */
type Handler<Id extends CallId> = (input: HandlerInput<Catalogue[Id]>) => Promise<GivenFor<Catalogue[Id]>>;

export type Handlers<Ids extends CallId = CallId> = { readonly [Id in Ids]: Handler<Id> };

/** Handles a call that the catalogue describes and this server doesn't serve yet: 501 to whoever may call it. */
export async function unserved(): Promise<never> {
  throw new ApiError('NOT_SERVED');
}
