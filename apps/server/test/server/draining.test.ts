import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    request.on('error', reject);
  });
}

it('answers all requests of a balancer that watches its readiness, and stops', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startServer({ DATABASE_URL: database.url, DRAIN_SECONDS: '3' });
  await server.ready();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());

  const seen = { isReady: true };
  const watch = (async () => {
    while (seen.isReady) {
      seen.isReady = (await fetch(`${server.url}/api/health/ready`)).status === 200;
      await wait(100);
    }
  })();
  const answers: Answer[] = [];
  const clients = Array.from({ length: 8 }, async () => {
    while (seen.isReady) answers.push(await ask(`${server.url}/api/public-api/v1/footer`, agent));
  });
  while (answers.length < 100) await wait(10);
  server.child.kill('SIGTERM');
  await Promise.all([watch, ...clients]);
  // A balancer may still send what it had assigned before it saw the change.
  answers.push(await ask(`${server.url}/api/public-api/v1/footer`, agent));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.exit).toBe(0);
});

it('answers within the envelope on a kept connection after it has stopped listening', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startServer({ DATABASE_URL: database.url, DRAIN_SECONDS: '0' });
  await server.ready();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const answers: (Answer | 'closed')[] = [];
  const clients = Array.from({ length: 8 }, async () => {
    for (;;) {
      const answer = await ask(`${server.url}/api/nowhere`, agent).catch(() => 'closed' as const);
      answers.push(answer);
      if (answer === 'closed') return;
    }
  });
  while (answers.length < 50) await wait(10);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  await Promise.all(clients);
  for (const answer of answers) {
    if (answer !== 'closed') expect(JSON.parse(answer.body)).toHaveProperty('header.codice');
  }
});
