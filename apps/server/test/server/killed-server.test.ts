import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/delivery.ts';
import { startMailServer, type ArrivedMail } from '../support/mail-server.ts';
import { startServer } from '../support/server-process.ts';

const count = 40;

test(
  'loses no message if the server is killed while sending, and repeats no acknowledged one',
  { timeout: 180_000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into messages (id, template, channel, recipient, subject, text, created_at)
       select gen_random_uuid(), 'password-changed', 'MAIL', 'cliente' || n || '@example.it', 'Prova', 'Prova', now()
       from generate_series(1, $1::int) n returning id`,
      [count],
    );
    const sent = async () =>
      (await database.pool.query<{ id: string }>(`select id from messages where status = 'SENT'`)).rows;

    // Accepts some mails, then stops responding: the following ones are in progress when the server is killed.
    const taken = 15;
    let isMute = true;
    let answered = 0;
    const mailServer = await startMailServer({
      onMail: () => (isMute && ++answered > taken ? new Promise<null>(() => undefined) : null),
    });
    const settings = { DATABASE_URL: database.url, SMTP_URL: mailServer.url };
    const first = await startServer(settings);
    await first.ready();
    await eventually(async () => (await sent()).length === taken && mailServer.offered.length > taken);
    first.child.kill('SIGKILL');
    await first.exit;
    const underWay = mailServer.offered.slice(taken).map(({ messageId }) => messageId);

    isMute = false;
    const second = await startServer(settings);
    await second.ready();
    await eventually(async () => (await sent()).length === count);
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');

    const ids = (mails: readonly ArrivedMail[]) => mails.map(({ messageId }) => messageId.slice(1, 37)).sort();
    expect(ids(mailServer.acknowledged)).toEqual(rows.map(({ id }) => id).sort());
    // Unacknowledged mails are sent again with the same message id.
    expect(mailServer.acknowledged.map(({ messageId }) => messageId)).toEqual(expect.arrayContaining(underWay));
    expect(mailServer.offered).toHaveLength(count + underWay.length);
    expect(second.errors()).toBe('');
  },
);
