import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between server and payment provider that can cut the connection. */
export interface Line {
  readonly port: number;
  /** The target port; nothing listens there while the provider is unavailable. */
  leadTo(port: number): void;
  /** Cuts open connections, and loses the next answer after its request has arrived. */
  cut(): void;
  close(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  let target = 9;
  let losesAnswer = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (answer) => {
      if (losesAnswer) {
        losesAnswer = false;
        near.destroy();
      } else near.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => (target = port),
    cut() {
      losesAnswer = true;
      end();
    },
    async close() {
      server.close();
      end();
      await once(server, 'close');
    },
  };
}
