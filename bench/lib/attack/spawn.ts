import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Received } from './asking.ts';

const script = fileURLToPath(new URL('process.ts', import.meta.url));

export interface Crowd {
  stop(): Promise<Received>;
}

/** Starts clients in a process of their own; resolves with their first answer. */
export async function startCrowd(
  asking: { readonly origin: string; readonly asked: readonly Asked[]; readonly connections: number },
  opened: (() => Promise<unknown>)[],
): Promise<Crowd> {
  const child = fork(script, { env: { PATH: process.env['PATH'], ASKING: JSON.stringify(asking) } });
  const ended = once(child, 'exit');
  const end = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  opened.push(end);
  await once(child, 'message');
  return {
    async stop() {
      const received = once(child, 'message') as Promise<[Received]>;
      child.send('stop');
      const [all] = await received;
      await end();
      return all;
    },
  };
}
