import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, request, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../tools/lib/free-port.ts';
import { until } from './until.ts';

export interface Balancer {
  readonly kind: 'nginx' | 'Node';
  readonly origin: string;
}

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((each) => existsSync(each));

/** Spreads requests over the servers on these ports: nginx where it is installed, else a small proxy in Node. */
export async function startBalancer(
  ports: readonly number[],
  folder: string,
  opened: (() => Promise<unknown>)[],
): Promise<Balancer> {
  return nginx === undefined ? startNode(ports, opened) : startNginx(nginx, ports, folder, opened);
}

async function startNginx(
  program: string,
  ports: readonly number[],
  folder: string,
  opened: (() => Promise<unknown>)[],
): Promise<Balancer> {
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/nginx-${each};`,
  );
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; worker_processes 1; daemon off;
events { worker_connections 1024; }
http {
  access_log off; ${temporary.join(' ')}
  upstream sportello { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')} keepalive 32; }
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
    }
  }
}
`,
  );
  const child = spawn(program, ['-c', file], { stdio: 'ignore' });
  opened.push(async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGQUIT');
    await ended;
  });
  const origin = `http://localhost:${port}`;
  await until('nginx answers', async () => (await fetch(origin).catch(() => undefined)) !== undefined);
  return { kind: 'nginx', origin };
}

async function startNode(ports: readonly number[], opened: (() => Promise<unknown>)[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse, others: readonly number[]) => {
    const [port, ...left] = others;
    const headers = { ...from.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const onward = request({ port, host: '127.0.0.1', method: from.method, path: from.url, headers, agent });
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
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
    pass(from, to, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(async () => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { kind: 'Node', origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
