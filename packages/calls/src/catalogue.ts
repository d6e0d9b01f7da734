import * as calls from './calls.ts';
import type { Call } from './mechanism/call.ts';

/** Every call that the product makes or answers, by its id. */
export const catalogue = { ...calls } satisfies { readonly [Id in keyof typeof calls]: Call<Id> };

export type Catalogue = typeof catalogue;
export type CallId = keyof Catalogue;
