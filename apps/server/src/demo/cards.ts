import { randomBytes } from 'node:crypto';
import { PAGE_METHODS } from '@sportello/domain';
import type { Config } from '../config/config.ts';
import { demoCardsPath } from '../plugins/demo/cards.ts';

/**
 * Starts the fake payment provider of the demo on a free local port, with new keys at every start; returns
 * the settings for the real adapter.
 */
export async function withFakeCards(config: Config): Promise<{ config: Config; close: () => Promise<void> }> {
  // Never loaded outside the demo.
  const { startCardProvider } = await import('@sportello/fakes/cards');
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const host = ['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
  const provider = await startCardProvider({
    secretKey,
    webhookSecret,
    pages: `${config.publicUrl}${demoCardsPath}`,
    webhook: `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/api/webhooks/carte`,
  });
  const api = `http://127.0.0.1:${provider.port}`;
  const methods = config.provider.paymentMethods ?? PAGE_METHODS;
  return {
    config: { ...config, cards: { kind: 'stripe', secretKey, webhookSecret, methods, api, isFake: true } },
    close: provider.close,
  };
}
