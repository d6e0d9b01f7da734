import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pushServiceOf } from '@sportello/domain';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../../src/config/config.ts';
import type { PushTransports, WebPushTransport } from '../../../src/ports/push/push-transport.ts';
import { webPushTransport } from '../../../src/ports/push/web-push.ts';

/** Keys that only tests use. */
export const testPushKeys = {
  VAPID_PUBLIC_KEY: 'BGpUUdFZPnZmUkefgTdf6kDc0DKSS3KaCOFtm7X68JjhPLWMGTpo-u-G5IOSD9HiqNI_qSWYnBTsZjIzzWq4k08',
  VAPID_PRIVATE_KEY: '6LPs6JDEazWOMpNttAy8My2CXgmwnlB3vUgNInctqwE',
};

/** A browser's subscription, with the private key that decrypts its pushes. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface ArrivedPush {
  readonly endpoint: string;
  readonly payload: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The reply to a push: `null` is 201. */
type Reply = { readonly status: number; readonly retryAfter?: string } | null;

export interface PushService {
  readonly accepted: readonly ArrivedPush[];
  /** All tries, accepted or not. */
  readonly offered: readonly ArrivedPush[];
  makeDevice(host?: string): Device;
  /** The server's transport, whose requests come here instead of to the host of the endpoint. */
  readonly transport: WebPushTransport;
}

export const noTransports: PushTransports = { WEB: null, ANDROID: null, IOS: null };

const subject = 'mailto:test@example.it';

/**
 * A push service of the protocol (RFC 8030): it checks the signature of the server (RFC 8292) and decrypts
 * each push as the browser would (RFC 8291). Stopped after the test.
 */
export async function startPushService(
  onPush: (push: ArrivedPush, count: number) => Reply | Promise<Reply> = () => null,
): Promise<PushService> {
  const accepted: ArrivedPush[] = [];
  const offered: ArrivedPush[] = [];
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();

  const receive = async (request: IncomingMessage): Promise<Reply> => {
    const endpoint = String(request.headers['x-endpoint']);
    const device = devices.get(endpoint);
    if (device === undefined) return { status: 404 };
    if (request.method !== 'POST') return { status: 405 };
    if (!isSigned(String(request.headers.authorization), new URL(endpoint).origin)) return { status: 403 };
    if (!/^\d+$/.test(String(request.headers['ttl']))) return { status: 400 };
    if (request.headers['content-encoding'] !== 'aes128gcm') return { status: 415 };
    const body = await buffer(request);
    if (body.length > 4096) return { status: 413 };
    const push = { endpoint, payload: JSON.parse(decrypt(body, device)), headers: request.headers };
    offered.push(push);
    const reply = await onPush(push, offered.length);
    if (reply === null) accepted.push(push);
    return reply;
  };

  const server = createServer((request, response) => {
    receive(request).then(
      (reply) => {
        if (reply?.retryAfter !== undefined) response.setHeader('retry-after', reply.retryAfter);
        response.writeHead(reply?.status ?? 201).end();
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { push } = readConfig({ LOG_LEVEL: 'silent', VAPID_SUBJECT: subject, ...testPushKeys });
  if (push.WEB === null) throw new Error('The keys of the tests are not read.');
  const { hosts } = push.WEB;

  return {
    accepted,
    offered,
    makeDevice(host = 'fcm.googleapis.com') {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `https://${host}/send/${randomBytes(12).toString('base64url')}`;
      devices.set(endpoint, { ecdh, auth });
      return { endpoint, p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
    },
    transport: webPushTransport(
      push.WEB,
      (endpoint) => pushServiceOf(endpoint, hosts),
      (endpoint, init) =>
        fetch(`http://127.0.0.1:${port}/`, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'x-endpoint': endpoint },
        }),
    ),
  };
}

/** `vapid t=<JWT>, k=<public key>`, signed for this push service and at most a day valid. */
function isSigned(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== testPushKeys.VAPID_PUBLIC_KEY) return false;
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const seconds = Date.now() / 1000;
  return isValid && aud === audience && sub === subject && Number(exp) > seconds && Number(exp) <= seconds + 86_400;
}

/** Content coding aes128gcm with one record (RFC 8188), its key agreed by RFC 8291. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const agreed = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', agreed, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = record.lastIndexOf(2);
  if (end === -1) throw new Error('The record has no delimiter.');
  return record.subarray(0, end).toString();
}
