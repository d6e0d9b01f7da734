import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, request, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/lib/free-port.ts';
import { until } from './until.ts';

export interface Balancer {
  readonly kind: 'nginx' | 'Node';
  readonly origin: string;
  /** Sends the server on this port nothing more, for one that stops without a notice. */
  readonly takeOut: (port: number) => Promise<void>;
  readonly putBack: (port: number) => void;
}

interface Proxy {
  readonly kind: 'nginx' | 'Node';
  readonly origin: string;
  readonly use: (ports: readonly number[]) => void;
}

type Opened = (() => Promise<unknown>)[];

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((each) => existsSync(each));

/** Names the server that answered. */
const upstreamHeader = 'x-upstream';
const watchMs = 200;

/**
 * Spreads requests over the servers on these ports: nginx where it is installed, else a small proxy in Node. It asks
 * each server whether it is ready, and leaves out one that is not.
 */
export async function startBalancer(ports: readonly number[], folder: string, opened: Opened): Promise<Balancer> {
  const proxy = nginx === undefined ? await startNode(ports, opened) : await startNginx(nginx, ports, folder, opened);
  const { kind, origin } = proxy;
  const out = new Set<number>();
  let used = ports;
  const look = async () => {
    const answers = await Promise.all(ports.map(async (port) => !out.has(port) && isReady(port)));
    const ready = ports.filter((_, at) => answers[at] === true);
    if (ready.length === 0 || ready.join() === used.join()) return;
    used = ready;
    proxy.use(ready);
  };
  const stopped = new AbortController();
  const watching = (async () => {
    for (; !stopped.signal.aborted; await wait(watchMs)) await look();
  })();
  opened.push(() => {
    stopped.abort();
    return watching;
  });
  return {
    kind,
    origin,
    async takeOut(port) {
      out.add(port);
      await until(`the server on port ${port} gets nothing more`, async () => !(await upstreamsOf(origin)).has(port));
    },
    putBack: (port) => void out.delete(port),
  };
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Returns the ports whose servers answer twenty requests. */
async function upstreamsOf(origin: string): Promise<ReadonlySet<number>> {
  const ports = new Set<number>();
  for (let at = 0; at < 20; at += 1) {
    const answer = await fetch(`${origin}/api/health/live`, { headers: { connection: 'close' } });
    await answer.body?.cancel();
    ports.add(Number(answer.headers.get(upstreamHeader)?.split(':').at(-1)));
  }
  return ports;
}

async function startNginx(program: string, ports: readonly number[], folder: string, opened: Opened): Promise<Proxy> {
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/nginx-${each};`,
  );
  const write = (upstreams: readonly number[]) =>
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; worker_processes 1; daemon off;
events { worker_connections 1024; }
http {
  access_log off; ${temporary.join(' ')}
  upstream sportello { ${upstreams.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 30m;
    location / {
      proxy_pass http://sportello;
      proxy_http_version 1.1;
      proxy_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
      add_header ${upstreamHeader} $upstream_addr always;
    }
  }
}
`,
    );
  write(ports);
  const child = spawn(program, ['-c', file], { stdio: 'ignore' });
  opened.push(async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGQUIT');
    await ended;
  });
  const origin = `http://localhost:${port}`;
  await until('nginx answers', async () => (await fetch(origin).catch(() => undefined)) !== undefined);
  const use = (upstreams: readonly number[]) => {
    write(upstreams);
    // nginx reads its file again, and lets requests under way end.
    child.kill('SIGHUP');
  };
  return { kind: 'nginx', origin, use };
}

async function startNode(ports: readonly number[], opened: Opened): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let used = ports;
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse, others: readonly number[]) => {
    const [port, ...left] = others;
    const headers = { ...from.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const onward = request({ port, host: '127.0.0.1', method: from.method, path: from.url, headers, agent });
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, [...answer.rawHeaders, upstreamHeader, `127.0.0.1:${port}`]);
      answer.pipe(to);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // Nothing was sent without a connection, so another server may have the request.
      if (error.code === 'ECONNREFUSED' && left.length > 0) pass(from, to, left);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end(`the proxy found no server: ${error.code}`);
    });
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  };
  const server = createServer((from, to) => {
    turn += 1;
    pass(from, to, [...used.slice(turn % used.length), ...used.slice(0, turn % used.length)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(async () => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { kind: 'Node', origin, use: (upstreams) => void (used = upstreams) };
}
