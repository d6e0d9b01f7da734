import type { AnswerOf, Catalogue, CallId, ParsedRequestOf } from '@sportello/calls';
import type { Actor, CustomerActor, RequestInfo, Services } from '../usecases/context.ts';

/** The actor that the door lets through to a call, by the access that the catalogue declares. */
type ActorOf<C> = C extends { access: 'customer' | 'customer-in-person' }
  ? CustomerActor
  : C extends { access: 'signed-in' | 'operator' }
    ? Actor
    : null;

interface HandlerInput<C> {
  readonly request: ParsedRequestOf<C>;
  readonly actor: ActorOf<C>;
  readonly services: Services;
  readonly info: RequestInfo;
  /** Says something in a header of the answer, for the call whose contract puts it there. */
  readonly setHeader: (name: string, value: string) => void;
}

/** Serves one call of the catalogue: gives the answer's own fields, or throws a `Refusal`. */
type Handler<Id extends CallId> = (input: HandlerInput<Catalogue[Id]>) => Promise<AnswerOf<Catalogue[Id]>>;

export type Handlers<Ids extends CallId = CallId> = { readonly [Id in Ids]: Handler<Id> };
