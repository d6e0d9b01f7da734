import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { fcmTransport, type FcmAccess } from '../../../src/ports/push/fcm.ts';
import type { PushTransport } from '../../../src/ports/push/push-transport.ts';
import { openJwt } from './jwt.ts';

const { publicKey: googlePublicKey, privateKey: googlePrivateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
});

const account = { clientEmail: 'push@adda.iam.gserviceaccount.com', keyId: 'k1', projectId: 'adda-area' };

/** The fields of HTTP v1 that are used here; a misspelt one is rejected, as Google does. */
const request = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    data: z.record(z.string(), z.string()),
    android: z.strictObject({
      ttl: z.string().regex(/^\d+s$/),
      priority: z.enum(['HIGH', 'NORMAL']),
      collapse_key: z.string().max(64),
      notification: z.strictObject({
        title_loc_key: z.string(),
        body_loc_key: z.string(),
        tag: z.string(),
        channel_id: z.string(),
      }),
    }),
  }),
});
export type FcmMessage = z.output<typeof request>['message'];

interface Reply {
  readonly status: number;
  /** The code of FCM, or the general one. */
  readonly code?: string;
  readonly isFcmCode?: boolean;
  readonly retryAfter?: string;
}

export interface FcmService {
  readonly accepted: readonly FcmMessage[];
  readonly offered: readonly FcmMessage[];
  /** The times at which an access token was asked for. */
  readonly grants: () => number;
  /** Makes the access tokens that were granted worthless. */
  revoke: () => void;
  readonly access: FcmAccess;
  readonly transport: PushTransport<string>;
}

interface Behaviour {
  readonly onPush?: (message: FcmMessage, count: number) => Reply | null;
  readonly tokenSeconds?: number;
  readonly rejectsTokens?: boolean;
  readonly rejectsGrants?: boolean;
}

/** Google's token endpoint and FCM: they check the signature of the server and its messages. Stopped after the test. */
export async function startFcm({
  onPush = () => null,
  tokenSeconds = 3600,
  rejectsTokens = false,
  rejectsGrants = false,
}: Behaviour = {}): Promise<FcmService> {
  const accepted: FcmMessage[] = [];
  const offered: FcmMessage[] = [];
  const tokens = new Set<string>();
  let granted = 0;
  let origin = '';

  const grant = async (asked: IncomingMessage) => {
    granted += 1;
    const form = new URLSearchParams(await text(asked));
    const jwt = openJwt(form.get('assertion') ?? '', 'RS256', googlePublicKey);
    const { iss, aud, scope, iat, exp } = jwt?.claims ?? {};
    const seconds = Date.now() / 1000;
    const isRight =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      jwt?.header['kid'] === account.keyId &&
      iss === account.clientEmail &&
      aud === `${origin}/token` &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      Math.abs(Number(iat) - seconds) < 60 &&
      Number(exp) - Number(iat) <= 3600;
    if (!isRight || rejectsGrants) return { status: 400, body: { error: 'invalid_grant' } };
    const token = `ya29.${granted}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, expires_in: tokenSeconds, token_type: 'Bearer' } };
  };

  const receive = async (asked: IncomingMessage): Promise<{ status: number; body: object; retryAfter?: string }> => {
    if (asked.method !== 'POST') return failure({ status: 405 });
    if (asked.url === '/token') return grant(asked);
    if (asked.url !== `/v1/projects/${account.projectId}/messages:send`)
      return failure({ status: 404, code: 'NOT_FOUND', isFcmCode: false });
    const [, token = ''] = /^Bearer (.+)$/.exec(String(asked.headers.authorization)) ?? [];
    if (rejectsTokens || !tokens.has(token)) return failure({ status: 401, code: 'UNAUTHENTICATED', isFcmCode: false });
    const parsed = request.safeParse(JSON.parse(await text(asked)));
    if (!parsed.success) return failure({ status: 400, code: 'INVALID_ARGUMENT' });
    const { message } = parsed.data;
    offered.push(message);
    const reply = onPush(message, offered.length);
    if (reply !== null) return failure(reply);
    accepted.push(message);
    return { status: 200, body: { name: `projects/${account.projectId}/messages/${offered.length}` } };
  };

  const server = createServer((asked, response) => {
    void receive(asked).then(({ status, body, retryAfter }) => {
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { ...account, privateKey: googlePrivateKey, tokenUrl: `${origin}/token`, origin };
  return {
    accepted,
    offered,
    access,
    grants: () => granted,
    revoke: () => tokens.clear(),
    transport: fcmTransport(access),
  };
}

/** FCM's own code stands in the details, the general one beside the status. */
function failure({ status, code = 'UNKNOWN', isFcmCode = true, retryAfter }: Reply) {
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }];
  const error = isFcmCode ? { code: status, status: 'OTHER', details } : { code: status, status: code };
  return { status, body: { error }, ...(retryAfter !== undefined && { retryAfter }) };
}
