import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startServer } from '../support/server-process.ts';

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

/** A fake OTLP receiver, which keeps the spans posted to it. */
async function startReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      const { resourceSpans } = sent as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans };
}

test('sends one trace from a request to the mail that its job delivers, without personal data', async () => {
  const database = await createTestDatabase({ seeded: true });
  onTestFinished(database.drop);
  const [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
  const server = await startServer({
    DATABASE_URL: database.url,
    CAPTCHA: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'sportello@example.it',
    LOG_LEVEL: 'info',
  });
  await server.ready();

  const page = await fetch(`${server.url}/config.json`);
  const token = /XSRF-TOKEN=([^;]*)/.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(`${server.url}/api/clienti/v2/recuperoCredenziali`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': decodeURIComponent(token),
      // A customer must not choose the trace.
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
    body: JSON.stringify({ tipo: 'PASSWORD', canale: 'E-MAIL', username: 'full' }),
  });
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get('x-request-id');
  await expect.poll(() => mail.acknowledged.length, { timeout: 20_000 }).toBe(1);
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect
    .poll(() => lines().filter(({ msg }) => msg === 'job'), { timeout: 10_000 })
    .toMatchObject([{ job: 'deliver-message', requestId }]);
  server.child.kill('SIGTERM');
  await server.exit;

  const request = receiver.spans.find(({ name }) => name === 'POST recuperoCredenziali');
  const own = receiver.spans.filter(({ traceId }) => traceId === request?.traceId);
  const path = (name: string) => {
    const names: string[] = [];
    let span = own.find((each) => each.name === name);
    while (span !== undefined) {
      names.unshift(span.name);
      const { parentSpanId } = span;
      span = own.find(({ spanId }) => spanId === parentSpanId);
    }
    return names;
  };
  expect(request?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  expect(path('insert messages')).toEqual(['POST recuperoCredenziali', 'call recuperoCredenziali', 'insert messages']);
  expect(path('send mail')).toEqual([
    'POST recuperoCredenziali',
    'call recuperoCredenziali',
    'job deliver-message',
    'send mail',
  ]);
  for (const { attributes } of own) {
    expect(attributes.find(({ key }) => key === 'request.id')?.value.stringValue).toBe(requestId);
  }
  expect(JSON.stringify(receiver.spans)).not.toMatch(/anna|@|sportello-2026/i);
});
