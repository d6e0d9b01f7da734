import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { startJobs } from '../../src/startup/jobs.ts';
import { servicesOf } from '../../src/startup/services.ts';
import type { Services } from '../../src/shared/context.ts';
import { post, type Destination } from '../../src/areas/messages/usecases/post.ts';
import type { Letter } from '../../src/areas/messages/usecases/templates/index.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface MessageRow {
  readonly id: string;
  readonly recipient: string;
  readonly status: 'WAITING' | 'SENT' | 'GIVEN_UP';
  readonly text: string;
  readonly html: string | null;
  readonly link: string | null;
  readonly code: string | null;
  readonly tries: number;
  readonly last_error: string | null;
}

export interface Outbox {
  readonly database: TestDatabase;
  services(settings?: Record<string, string>, changed?: Partial<Services>): Services;
  /** Starts the background jobs and stops them after the test. */
  work(services: Services): Promise<{ stop(): Promise<void> }>;
  post(services: Services, letter: Letter, to: Partial<Destination> & { recipient: string }): Promise<void>;
  rows(): Promise<MessageRow[]>;
  settled(): Promise<MessageRow[]>;
}

export const sampleMessage: Letter = { template: 'password-changed' };

/** The test's own timeout ends a wait in vain. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

export async function openOutbox(): Promise<Outbox> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const rows = async () =>
    (await database.pool.query<MessageRow>('select * from messages order by created_at, recipient')).rows;
  return {
    database,
    services: (settings = {}, changed = {}) => ({
      ...servicesOf({
        config: readConfig({ LOG_LEVEL: 'silent', DEMO: '0', PUBLIC_URL: 'https://clienti.example.it', ...settings }),
        pool: database.pool,
        clock: () => new Date(),
      }),
      // Simulates a day of retries in little time.
      messageRetrySeconds: Array.from({ length: 7 }, () => 0.01),
      ...changed,
    }),
    async work(services) {
      const troubles: unknown[] = [];
      const jobs = await startJobs({
        services,
        databaseUrl: database.url,
        onTrouble: (trouble) => troubles.push(trouble),
        pollSeconds: 0.5,
      });
      onTestFinished(async () => {
        await jobs.stop();
        await services.mail.close();
      });
      return jobs;
    },
    post: (services, letter, to) =>
      services.db.transaction((tx) =>
        post(services, tx, letter, { channel: 'MAIL', customerCode: null, ...to }, services.clock()),
      ),
    rows,
    async settled() {
      await eventually(async () => (await rows()).every(({ status }) => status !== 'WAITING'));
      return rows();
    },
  };
}
