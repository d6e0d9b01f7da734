import { isText, queueSearchOf, type QueueSearch } from '../queue/queue-search.ts';

export interface InboxSearch extends QueueSearch {
  readonly stato?: 'RISPOSTE' | undefined;
  readonly argomento?: string | undefined;
  readonly ritardo?: 'X' | undefined;
  readonly numero?: string | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function inboxSearchOf(given: Readonly<Record<string, unknown>>): InboxSearch {
  const { stato, argomento, ritardo, numero } = given;
  return {
    ...queueSearchOf(given),
    ...(stato === 'RISPOSTE' && { stato }),
    ...(isText(argomento) && { argomento }),
    ...(ritardo === 'X' && { ritardo }),
    ...(typeof numero === 'string' && /^R-\d{4}-\d{6,12}$/.test(numero) && { numero }),
  };
}
