import * as calls from './calls.ts';
import type { Call } from './mechanism/call.ts';

export const catalogue = { ...calls } satisfies { readonly [Id in keyof typeof calls]: Call<Id> };

export type Catalogue = typeof catalogue;
export type CallId = keyof Catalogue;
