import { afterAll } from 'vitest';
import { startCardProvider } from '@sportello/stand-ins/cards';

/** A stand-in of the payment provider for one test file, and the settings with which it is spoken to. */
export async function useCardProvider(options: { readonly processingMs?: number; readonly now?: () => Date } = {}) {
  const secretKey = 'sk_test_standin';
  const webhookSecret = 'whsec_standin';
  // Nobody listens there: whoever wants to hear its messages says where.
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
  const standIn = { host: '127.0.0.1', port: provider.port };
  return { told, cards: { kind: 'stripe' as const, secretKey, webhookSecret, standIn } };
}
