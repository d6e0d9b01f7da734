import type * as z from 'zod/mini';
import type { OwnedId } from './access.ts';
import type { Call } from './call.ts';
import { declarationOf, type Declaration } from './ids.ts';

type Parts = Pick<Call, 'params' | 'query' | 'headers' | 'body'>;

/** A text of a request by its path, `body.contratti[]`, with its declaration if it is a code. */
export interface Text {
  readonly place: string;
  readonly declared: Declaration | undefined;
}

/** Returns every text that a request of a call may contain. */
export function textsOf(call: Parts): readonly Text[] {
  const { params, query, headers, body } = call;
  return Object.entries({ params, query, headers, body }).flatMap(([part, schema]) => textsIn(schema, part));
}

/** Returns every id that must belong to the caller, by its path. */
export function ownedIdsOf(call: Parts): Readonly<Record<string, OwnedId>> {
  return Object.fromEntries(
    textsOf(call).flatMap(({ place, declared }) => (declared?.of === 'own' ? [[place, declared.kind]] : [])),
  );
}

function textsIn(schema: z.core.$ZodType | undefined, place: string): Text[] {
  if (schema === undefined) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ place, declared: declarationOf(schema) }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${place}.${name}`));
    case 'array':
      return textsIn(def.element, `${place}[]`);
    case 'union':
      return def.options.flatMap((option) => textsIn(option, place));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return textsIn(def.innerType, place);
    case 'pipe':
      return [def.in, def.out].flatMap((end) => textsIn(end, place));
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'transform':
      return [];
    default:
      // An unsupported schema type might hide an id.
      throw new Error(`A request has no ${def.type}: its ids could not be found`);
  }
}
