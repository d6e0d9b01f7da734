import { addProviderKey } from '../../src/areas/integration/usecases/keys.ts';
import { databaseOf } from '../../src/db/database.ts';
import type { TestApp } from './app.ts';

interface Sent {
  readonly key: string;
  readonly rows: readonly (object | string)[];
  readonly kind?: string;
  readonly once?: string;
  readonly query?: string;
}

/** Returns what a provider's system can ask of a gateway: a key of its own, the feed of changes, and rows that it sends. */
export function providerAt(gateway: TestApp) {
  let count = 0;
  return {
    keyFor: async (...may: string[]): Promise<{ name: string; key: string }> => {
      count += 1;
      const name = `erp-${count}`;
      const key = await addProviderKey(databaseOf(gateway.database.pool), { name, may }, gateway.now());
      return { name, key: key ?? '' };
    },

    feed: (key: string, query = '') =>
      gateway.send({ url: `/api/provider/v1/changes${query}`, headers: { authorization: `Bearer ${key}` } }),

    send: async ({ key, rows, kind = 'outcomes', once = `once-${(count += 1)}`, query = '' }: Sent) => {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: `/api/provider/v1/${kind}${query}`,
        headers: {
          'content-type': 'application/x-ndjson',
          authorization: `Bearer ${key}`,
          ...(once !== '' && { 'idempotency-key': once }),
        },
        payload: rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
      });
      const isLines = String(answer.headers['content-type']).startsWith('application/x-ndjson');
      const lines = isLines
        ? answer.body
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as object)
        : [];
      return { status: answer.statusCode, lines, body: answer.body };
    },
  };
}
