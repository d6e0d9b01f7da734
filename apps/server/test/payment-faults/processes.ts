import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CardProviderOptions } from '@sportello/fakes/cards';
import type { CardsConfig } from '../../src/config/cards.ts';
import { NODE_COMPILE_CACHE } from '../support/server-process.ts';

const server = fileURLToPath(new URL('child.ts', import.meta.url));
const cardProvider = fileURLToPath(import.meta.resolve('@sportello/fakes/cards/main'));
const base = { PATH: process.env['PATH'], NODE_COMPILE_CACHE };

/** Starts a server to be killed; with `asks` it polls for payments instead of waiting for webhooks. */
export async function startServerProcess(settings: {
  readonly port: number;
  readonly databaseUrl: string;
  readonly cards: Omit<CardsConfig & { kind: 'stripe' }, 'kind'>;
  readonly asks: boolean;
}): Promise<ChildProcess> {
  const started = fork(server, {
    env: {
      ...base,
      LOG_LEVEL: 'silent',
      PORT: String(settings.port),
      DATABASE_URL: settings.databaseUrl,
      SESSION_SECRET: 'a secret that outlives a killed server',
      CARDS: JSON.stringify(settings.cards),
      ASKS: settings.asks ? '1' : '0',
    },
  });
  await once(started, 'message');
  return started;
}

/** Starts the fake payment provider in its own process, which survives a killed server. */
export async function startCardProcess(options: CardProviderOptions): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(cardProvider, { env: { ...base, OPTIONS: JSON.stringify(options) } });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}
