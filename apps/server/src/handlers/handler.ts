import type { AnswerOf, Catalogue, CallId, EventsCall, FileCall, ParsedRequestOf } from '@sportello/calls';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { Actor, CustomerActor, IntegrationActor, RequestInfo, TechnicianActor } from '../shared/actors.ts';
import type { FileAnswer } from '../areas/documents/usecases/content.ts';
import type { Subscribe } from '../events/invalidations.ts';

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
  /** For calls whose contract puts a value in a response header. */
  readonly setHeader: (name: string, value: string) => void;
}

type GivenFor<C> = C extends FileCall ? FileAnswer : C extends EventsCall ? Subscribe : AnswerOf<C> | WrittenAnswer;

/** An answer that is already serialized and is sent unchanged. */
export class WrittenAnswer {
  readonly json: Uint8Array<ArrayBuffer>;

  constructor(json: Uint8Array<ArrayBuffer>) {
    this.json = json;
  }
}

type Handler<Id extends CallId> = (input: HandlerInput<Catalogue[Id]>) => Promise<GivenFor<Catalogue[Id]>>;

export type Handlers<Ids extends CallId = CallId> = { readonly [Id in Ids]: Handler<Id> };

/** Answers 501 for calls in the catalogue that this server doesn't implement yet. */
export async function unserved(): Promise<never> {
  throw new ApiError('NOT_SERVED');
}
