import * as z from 'zod/mini';

export interface SetAside {
  readonly list: string;
  readonly index: number;
  readonly reason: string;
}

type Schema = z.ZodMiniType;

/**
 * Returns a lenient version of a contract, with which a client reads a provider's own gateway (chiamata.lettura.1):
 * unknown fields are dropped, an unknown code passes as text and the mapper reads it as "unknown", a missing nullable
 * field is null, and an invalid list element is reported to `setAside` without losing the list. Any other mismatch
 * still fails.
 */
export function lenient(schema: Schema, setAside: (element: SetAside) => void, list = ''): Schema {
  const inner = (child: unknown, name = list) => lenient(child as Schema, setAside, name);
  // `_zod.def` is Zod's documented way for libraries to read a schema.
  const def = schema._zod.def as { type: string; [part: string]: unknown };
  switch (def.type) {
    case 'object': {
      const shape = def['shape'] as Record<string, Schema>;
      return z.object(Object.fromEntries(Object.entries(shape).map(([name, child]) => [name, inner(child, name)])));
    }
    case 'array':
      return tolerantList(inner(def['element']), setAside, list);
    case 'nullable':
      return z._default(z.nullable(inner(def['innerType'])), null);
    case 'optional':
      return z.optional(inner(def['innerType']));
    case 'enum':
      return z.string();
    default:
      return schema;
  }
}

function tolerantList(element: Schema, setAside: (element: SetAside) => void, list: string): Schema {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item, index) => {
        const read = z.safeParse(element, item);
        if (read.success) return [read.data];
        setAside({ list, index, reason: z.prettifyError(read.error) });
        return [];
      }),
    ),
  );
}
