import { backends } from './backends.ts';
import type { JsonCall, ModelOf, RequestOf } from './call.ts';
import { createClient, type Answered } from './client.ts';

const settings = { vasActivationCodes: ['ZCAL'] };

/**
 * Reads a sample of a call's own fields as the client reads a real answer, so tests cover strict envelope, lenient
 * contract and mapper.
 */
export function readSample<C extends JsonCall>(
  call: C,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Answered<ModelOf<C>>> {
  const body = backends[call.backend].envelope ? { header: { stato: 0 }, ...fields } : fields;
  const client = createClient({
    bases: Object.fromEntries(Object.keys(backends).map((name) => [name, `/${name}`])) as never,
    origin: 'http://localhost',
    settings,
    send: async () => Response.json(body, { headers }),
  });
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'X']));
  return client(call, { params } as unknown as RequestOf<C>);
}
