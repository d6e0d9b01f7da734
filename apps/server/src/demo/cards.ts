import { randomBytes } from 'node:crypto';
import { PAGE_METHODS } from '@sportello/domain';
import type { Config } from '../config/config.ts';
import { demoCardsPath } from '../plugins/demo/cards.ts';

/**
 * Starts the stand-in of the payment provider beside the demo, on a free port of this machine, with
 * keys that are new at every start; answers the settings with which the real adapter speaks to it.
 */
export async function withCardStandIn(config: Config): Promise<{ config: Config; close: () => Promise<void> }> {
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
  const standIn = { host: '127.0.0.1', port: provider.port };
  const methods = config.provider.paymentMethods ?? PAGE_METHODS;
  return {
    config: { ...config, cards: { kind: 'stripe', secretKey, webhookSecret, methods, standIn } },
    close: provider.close,
  };
}
