import { Client, type Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Statements of a scrape; an unavailable database must not delay the other figures. */
const longestMs = 2000;

/** Scrapes of several Prometheus servers in this time share one set of figures. */
const freshMs = 5000;

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Returns rows of `value` and the labels. */
  readonly sql: string;
  /** A count over a large table is taken less often. */
  readonly everyMs?: number;
}

const minute = 60_000;

/** Each statement reads an index, or a table that stays small. */
const figures: readonly Figure[] = [
  {
    name: 'sportello_jobs_waiting',
    help: 'Due jobs that no server has taken yet',
    labels: ['job'],
    sql: `select q.name as job, count(j.id) as value from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
      where q.name not like '\\_\\_%' group by q.name`,
  },
  {
    name: 'sportello_jobs_oldest_seconds',
    help: 'How long the oldest due job has been waiting',
    labels: ['job'],
    sql: `select q.name as job, coalesce(extract(epoch from now() - min(j.start_after)), 0) as value from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
      where q.name not like '\\_\\_%' group by q.name`,
  },
  {
    name: 'sportello_messages_waiting',
    help: 'Messages that are not delivered yet',
    labels: ['channel'],
    sql: `select name as channel, (select count(*) from messages where status = 'WAITING' and channel = name) as value
      from unnest(array['MAIL', 'SMS']) name`,
  },
  {
    name: 'sportello_messages_oldest_seconds',
    help: 'Age of the oldest message that is not delivered yet',
    sql: `select coalesce(extract(epoch from now() - min(created_at)), 0) as value from messages where status = 'WAITING'`,
  },
  {
    name: 'sportello_events_unread',
    help: 'Domain events that a reader has not read yet, at most 10,000',
    labels: ['reader'],
    sql: `select name as reader, (select count(*) from (select from events
      where (transaction, id) > (split_part(cursor, '.', 1)::xid8, split_part(cursor, '.', 2)::bigint)
      order by transaction, id limit 10000) unread) as value from event_readers`,
  },
  {
    name: 'sportello_events_unread_seconds',
    help: 'Age of the oldest domain event that a reader has not read yet',
    labels: ['reader'],
    sql: `select name as reader, coalesce((select extract(epoch from now() - at) from events
      where (transaction, id) > (split_part(cursor, '.', 1)::xid8, split_part(cursor, '.', 2)::bigint)
      order by transaction, id limit 1), 0) as value from event_readers`,
  },
  {
    name: 'sportello_webhook_calls_waiting',
    help: 'Calls of the provider webhook that are not accepted yet',
    sql: `select count(*) as value from webhook_calls where status = 'WAITING'`,
  },
  {
    name: 'sportello_imports_last_day',
    help: 'Imports of the last 24 hours by kind and result',
    labels: ['kind', 'result'],
    sql: `select kind, case when is_written then 'written' else 'rejected' end as result, count(*) as value
      from import_runs where at > now() - interval '1 day' group by 1, 2`,
  },
  {
    name: 'sportello_sessions',
    help: 'Sessions that are neither ended nor expired',
    sql: `select count(*) as value from sessions where expires_at > now() and revoked_at is null`,
    everyMs: minute,
  },
  {
    name: 'sportello_database_connections',
    help: 'Connections to this database, of all servers and tools',
    sql: `select count(*) as value from pg_stat_activity where datname = current_database()`,
  },
  {
    name: 'sportello_database_connections_most',
    help: 'Connections that PostgreSQL allows',
    sql: `select current_setting('max_connections')::int as value`,
  },
  {
    name: 'sportello_database_replication_lag_seconds',
    help: 'How far the slowest standby is behind; 0 without one',
    sql: `select coalesce(extract(epoch from max(replay_lag)), 0) as value from pg_stat_replication`,
  },
];

export interface Figures {
  /** Call it before each scrape. */
  readonly read: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Registers figures that are read from the database at a scrape, on a connection of their own. */
export function readFigures(registry: Registry, pool: Pool): Figures {
  const registers = [registry];
  const up = new Gauge({ name: 'sportello_database_up', help: '1 if PostgreSQL answers', registers });
  const answer = new Gauge({
    name: 'sportello_database_answer_seconds',
    help: 'Time that PostgreSQL takes to answer a trivial statement',
    registers,
  });
  const all = figures.map((figure) => ({
    ...figure,
    readAt: -Infinity,
    gauge: new Gauge({ name: figure.name, help: figure.help, labelNames: [...(figure.labels ?? [])], registers }),
  }));
  for (const gauge of poolGauges(pool)) registry.registerMetric(gauge);

  let client: Client | undefined;
  let reading: Promise<void> | undefined;
  let readAt = -Infinity;

  const drop = () => {
    const dropped = client;
    client = undefined;
    return dropped?.end().catch(() => undefined);
  };

  const connect = async () => {
    const opened = new Client({
      ...pool.options,
      connectionTimeoutMillis: longestMs,
      query_timeout: longestMs,
      application_name: 'sportello metrics',
    });
    opened.on('error', () => void drop());
    await opened.connect();
    return opened;
  };

  const read = async () => {
    try {
      client ??= await connect();
      const begin = performance.now();
      await client.query('select 1');
      answer.set((performance.now() - begin) / 1000);
      up.set(1);
      for (const figure of all) {
        if (performance.now() - figure.readAt < (figure.everyMs ?? 0)) continue;
        const { rows } = await client.query<Record<string, string>>(figure.sql);
        figure.readAt = performance.now();
        figure.gauge.reset();
        for (const { value, ...labels } of rows) figure.gauge.set(labels, Number(value));
      }
    } catch {
      up.set(0);
      // Old figures would look like current ones.
      for (const figure of all) {
        figure.gauge.reset();
        figure.readAt = -Infinity;
      }
      // Not awaited: a hanging connection would never close cleanly.
      void drop();
    }
  };

  return {
    read: () => {
      if (reading === undefined && performance.now() - readAt < freshMs) return Promise.resolve();
      reading ??= read().finally(() => {
        reading = undefined;
        readAt = performance.now();
      });
      return reading;
    },
    close: async () => drop(),
  };
}

function poolGauges(pool: Pool): Gauge[] {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `sportello_pool_${name}`,
      help,
      registers: [],
      collect() {
        this.set(value());
      },
    });
  return [
    gauge('connections', 'Connections of this server for calls', () => pool.totalCount),
    gauge('connections_idle', 'Connections of this server that no call uses', () => pool.idleCount),
    gauge('connections_most', 'Connections that this server may open for calls', () => pool.options.max ?? 0),
    gauge('waiting', 'Calls that wait for a connection of this server', () => pool.waitingCount),
  ];
}
