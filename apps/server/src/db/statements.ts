import { AsyncResource } from 'node:async_hooks';
import { callbackify } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import { statementName } from '../errors/note.ts';
import { statementOperation } from '../telemetry/signals/signals.ts';
import { SelectQuery } from './prepared/select-query.ts';

type Callback = (error: Error | null | undefined, result: unknown) => void;

/** Reports each statement by its verb and table while somebody listens; its values are never looked at. */
export function reportStatements(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient>;
  // A waiting caller would otherwise continue in the context of the one that returns the connection.
  pool.connect = ((callback?: Callback) =>
    callback === undefined || !statementOperation.channel.hasSubscribers
      ? connect(callback)
      : connect(AsyncResource.bind(callback))) as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const text = textOf(given[0]);
      if (text === undefined || !statementOperation.channel.hasSubscribers) return query(...given);
      const facts = { statement: statementName(text) };
      const last = given.at(-1);
      if (typeof last !== 'function') return statementOperation.run(facts, () => query(...given) as Promise<unknown>);
      const answered = () =>
        new Promise((resolve, reject) => {
          const done: Callback = (error, result) => (error ? reject(error) : resolve(result));
          query(...given.slice(0, -1), done);
        });
      callbackify(() => statementOperation.run(facts, answered))(last as Callback);
      return undefined;
    }) as typeof client.query;
  });
}

/** Returns the text of a statement; streams such as COPY have their own protocol and are left alone. */
function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  if (given instanceof SelectQuery) return given.text;
  if (typeof given !== 'object' || given === null || 'submit' in given) return undefined;
  return 'text' in given && typeof given.text === 'string' ? given.text : undefined;
}
