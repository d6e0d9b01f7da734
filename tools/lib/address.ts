import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address in front of several PostgreSQL, like a Kubernetes Service or HAProxy. */
export interface Address {
  readonly port: number;
  /** Leads new connections to another port. */
  switchTo(target: number): void;
  /** Answers nothing more on any connection until the switch, like a machine without power. */
  hold(): void;
  close(): Promise<void>;
}

export async function openAddress(first: number): Promise<Address> {
  let target: number | undefined = first;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    keep(client);
    if (target === undefined) return;
    const real = connect(target, '127.0.0.1');
    keep(real);
    client.pipe(real).pipe(client);
    client.once('close', () => real.destroy());
    real.once('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  }

  return {
    port: (server.address() as AddressInfo).port,
    switchTo: (next) => void (target = next),
    hold() {
      target = undefined;
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('close').once('close', () => sockets.delete(socket));
        // Requests are dropped, so that their sender waits for an answer.
        socket.resume();
      }
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
