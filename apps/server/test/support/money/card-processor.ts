import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { startCardProvider } from '@sportello/fakes/cards';

export async function useCardProvider(options: { readonly processingMs?: number; readonly now?: () => Date } = {}) {
  const secretKey = 'sk_test_fake';
  const webhookSecret = 'whsec_fake';
  // Nothing listens there: tests that need webhooks set a real address.
  const told = { webhook: 'http://127.0.0.1:9' };
  const provider = await startCardProvider({
    ...options,
    secretKey,
    webhookSecret,
    pages: 'http://localhost:3000/demo/carte',
    get webhook() {
      return told.webhook;
    },
  });
  afterAll(() => provider.close());
  const api = `http://127.0.0.1:${provider.port}`;
  /** Creates refunds and disputes through the fake provider's page. */
  const reverse = (session: string, azione: string, cents?: number) =>
    fetch(`http://127.0.0.1:${provider.port}/pay/${session}/storno`, {
      method: 'POST',
      body: new URLSearchParams({ azione, ...(cents !== undefined && { importo: String(cents) }) }),
    });
  return { told, reverse, cards: { kind: 'stripe' as const, secretKey, webhookSecret, api, isFake: true as const } };
}

export interface CardMessage {
  readonly payload: string;
  readonly signature: string;
  readonly type: string;
}

/** Holds back the fake provider's webhooks, so that the test controls their time and order. */
export async function keepCardMessages(told: { webhook: string }) {
  const kept: CardMessage[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((payload) => {
      const { type } = JSON.parse(payload) as { readonly type: string };
      kept.push({ payload, type, signature: String(request.headers['stripe-signature']) });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  told.webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return kept;
}

export function handOn(app: FastifyInstance, { payload, signature }: CardMessage) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return app.inject({ method: 'POST', url: '/api/webhooks/carte', headers, payload });
}
