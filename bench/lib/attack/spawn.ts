import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Heard } from './asking.ts';

const script = fileURLToPath(new URL('process.ts', import.meta.url));

export interface Crowd {
  stop(): Promise<Heard>;
}

/** Starts clients in a process of their own. */
export function startCrowd(
  asking: { readonly origin: string; readonly asked: readonly Asked[]; readonly connections: number },
  opened: (() => Promise<unknown>)[],
): Crowd {
  const child = fork(script, { env: { PATH: process.env['PATH'], ASKING: JSON.stringify(asking) } });
  const ended = once(child, 'exit');
  const end = async () => {
    if (child.connected) child.disconnect();
    await ended;
  };
  opened.push(end);
  return {
    async stop() {
      const heard = once(child, 'message') as Promise<[Heard]>;
      child.send('stop');
      const [all] = await heard;
      await end();
      return all;
    },
  };
}
