import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { apnsTransport, type ApnsAccess } from '../../../src/ports/push/apns.ts';
import type { PushTransport } from '../../../src/ports/push/push-transport.ts';
import { openJwt } from './jwt.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const account = { teamId: 'A1B2C3D4E5', keyId: 'K1K2K3K4K5', topic: 'example.adda.area' };

export interface ApnsPush {
  readonly token: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: unknown;
}

interface Reply {
  readonly status: number;
  readonly reason?: string;
  readonly retryAfter?: string;
}

export interface ApnsService {
  readonly accepted: readonly ApnsPush[];
  readonly offered: readonly ApnsPush[];
  /** The provider tokens that came, each once. */
  readonly tokens: () => number;
  readonly connections: () => number;
  /** Ends all connections, as Apple does at times. */
  disconnect: () => void;
  readonly access: ApnsAccess;
  readonly transport: PushTransport<string>;
}

/** Apple's push service over HTTP/2: it checks the signature of the server and each header. Stopped after the test. */
export async function startApns(
  onPush: (push: ApnsPush, count: number) => Reply | null = () => null,
): Promise<ApnsService> {
  const accepted: ApnsPush[] = [];
  const offered: ApnsPush[] = [];
  const tokens = new Set<string>();
  const sessions = new Set<ServerHttp2Session>();
  let connections = 0;

  const receive = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<Reply> => {
    const [, device] = /^\/3\/device\/([0-9a-f]{64,200})$/.exec(String(headers[':path'])) ?? [];
    if (headers[':method'] !== 'POST') return { status: 405, reason: 'MethodNotAllowed' };
    if (device === undefined) return { status: 400, reason: 'BadDeviceToken' };
    const [, token = ''] = /^bearer (.+)$/.exec(String(headers.authorization)) ?? [];
    tokens.add(token);
    const reason = rejectToken(token) ?? rejectHeaders(headers);
    if (reason !== undefined) return reason;
    const body = await text(stream);
    if (Buffer.byteLength(body) > 4096) return { status: 413, reason: 'PayloadTooLarge' };
    const push = { token: device, headers, payload: JSON.parse(body) as unknown };
    offered.push(push);
    const reply = onPush(push, offered.length);
    if (reply === null) accepted.push(push);
    return reply ?? { status: 200 };
  };

  // Without TLS there is no negotiation, so this server knows HTTP/2 alone.
  const server = createServer();
  server.on('session', (session) => {
    connections += 1;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    void receive(stream, headers).then(({ status, reason, retryAfter }) => {
      if (stream.destroyed) return;
      stream.respond({ ':status': status, ...(retryAfter !== undefined && { 'retry-after': retryAfter }) });
      stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const disconnect = () => {
    for (const session of sessions) session.destroy();
  };
  onTestFinished(() => {
    disconnect();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { ...account, privateKey, origin };
  return {
    access,
    accepted,
    offered,
    tokens: () => tokens.size,
    connections: () => connections,
    disconnect,
    transport: apnsTransport(access),
  };
}

function rejectToken(token: string): Reply | undefined {
  const jwt = openJwt(token, 'ES256', publicKey);
  if (jwt?.header['kid'] !== account.keyId || jwt.claims['iss'] !== account.teamId)
    return { status: 403, reason: 'InvalidProviderToken' };
  const age = Date.now() / 1000 - Number(jwt.claims['iat']);
  return age > -60 && age < 3600 ? undefined : { status: 403, reason: 'ExpiredProviderToken' };
}

function rejectHeaders(headers: IncomingHttpHeaders): Reply | undefined {
  if (headers['apns-topic'] !== account.topic) return { status: 400, reason: 'BadTopic' };
  if (headers['apns-push-type'] !== 'alert') return { status: 400, reason: 'InvalidPushType' };
  if (!/^(?:5|10)$/.test(String(headers['apns-priority']))) return { status: 400, reason: 'BadPriority' };
  if (Number(headers['apns-expiration']) <= Date.now() / 1000) return { status: 400, reason: 'BadExpirationDate' };
  if (Buffer.byteLength(String(headers['apns-collapse-id'] ?? '')) > 64)
    return { status: 400, reason: 'BadCollapseId' };
  return undefined;
}
