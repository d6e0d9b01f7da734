import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReleaseProxy {
  readonly url: string;
  /** Serves the next release from now on: the same app, whose worker differs by a line. */
  release(): void;
  /** Makes this app too old for the server from now on, or current again. */
  age(isTooOld: boolean): void;
  /** Takes calls of the API, and answers none of them, or serves them again. */
  lose(isLost: boolean): void;
  stop(): Promise<void>;
}

/** Stands before a server: a browser asks for a new worker by itself, which no route of a journey sees. */
export async function startReleaseProxy(origin: string): Promise<ReleaseProxy> {
  const { hostname, port } = new URL(origin);
  let release = 1;
  let isTooOld = false;
  let isLost = false;
  const proxy = createServer((asked, answer) => {
    if (isLost && asked.url?.startsWith('/api/') === true) {
      asked.destroy();
      return;
    }
    const isWorker = asked.url === '/service-worker.js';
    const headers = { ...asked.headers };
    if (isTooOld && headers['x-app-build'] !== undefined) headers['x-app-build'] = '0';
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const forwarded = send({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      const answered = { ...given.headers };
      if (isWorker) for (const name of ['content-length', 'etag']) delete answered[name];
      answer.writeHead(given.statusCode ?? 502, answered);
      if (isWorker) answer.write(`// ${release}\n`);
      given.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: () => (release += 1),
    lose: (lost) => void (isLost = lost),
    age: (tooOld) => (isTooOld = tooOld),
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
