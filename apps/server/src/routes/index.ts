import type { CallId } from '@sportello/calls';
import { clienti } from './clienti.ts';
import { contratti } from './contratti.ts';
import { contrattiPayments } from './contratti-payments.ts';
import { documenti } from './documenti.ts';
import type { Handlers } from './handler.ts';
import { ping } from './ping.ts';
import { publicApi } from './public-api.ts';
import { search } from './search.ts';
import { sportello } from './sportello.ts';
import { sportelloPayments } from './sportello-payments.ts';
import { sportelloSupport } from './sportello-support.ts';
import { suggets } from './suggets.ts';
import type { UnservedId } from './unserved.ts';
import { verifiche } from './verifiche.ts';

/** A handler for every call of the catalogue that is served; one that is missing does not compile. */
export const handlers = {
  ...ping,
  ...clienti,
  ...contratti,
  ...contrattiPayments,
  ...documenti,
  ...verifiche,
  ...search,
  ...suggets,
  ...publicApi,
  ...sportelloPayments,
  ...sportelloSupport,
  ...sportello,
} satisfies Handlers<Exclude<CallId, UnservedId>>;
