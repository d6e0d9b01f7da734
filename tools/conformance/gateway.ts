import { catalogue, pathOf, type Call } from '@sportello/calls';

/** The one-line reason why a gateway can't be examined at all. */
export class Unable extends Error {}

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** Parsed JSON; undefined when the body is not JSON. */
  readonly body: unknown;
}

export type Parts = Readonly<
  Partial<Record<'params' | 'query' | 'headers' | 'body', Readonly<Record<string, unknown>>>>
>;

export interface Gateway {
  send(call: Call, parts: Parts): Promise<Answer>;
}

const longestAnswer = 15_000;

/** Signs in at a gateway; `login` is its answer. Throws {@link Unable} when sign-in fails. */
export async function signIn(
  base: string,
  who: { readonly username: string; readonly password: string },
): Promise<{ gateway: Gateway; login: Answer }> {
  const address = readAddress(base);
  const antiForgery = await findAntiForgery(address);
  const body = { username: who.username, password: Buffer.from(who.password, 'utf8').toString('base64') };
  let login: Answer;
  try {
    login = await send(address, catalogue.login, { body }, antiForgery);
  } catch (error) {
    throw new Unable(`${address} gives no answer: ${reasonOf(error)}.`);
  }
  const token = field(login.body, 'access_token');
  if (typeof token === 'string') {
    const session = { authorization: `Bearer ${token}` };
    return { gateway: { send: (call, parts) => send(address, call, parts, { ...antiForgery, ...session }) }, login };
  }
  if (login.status === 401) throw new Unable(`${address} does not let ${who.username} in: wrong username or password.`);
  const said = reportedCode(login.body) ?? (login.contentType || 'no content type');
  throw new Unable(`${address} does not let ${who.username} in: sign-in answers ${login.status} (${said}).`);
}

/** Errors are ignored, because the call is our extension and the gateway may not support it. */
export async function signOut(gateway: Gateway): Promise<void> {
  await gateway.send(catalogue.signOut, {}).catch(() => undefined);
}

export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `nothing came in ${longestAnswer / 1000} s`;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = field(cause, 'code');
  return typeof code === 'string' ? code : String(cause instanceof Error ? cause.message : cause);
}

function readAddress(base: string): string {
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) {
    throw new Unable(`${base} is not an address: give one such as http://127.0.0.1:3000/api.`);
  }
  return base.replace(/\/+$/, '');
}

/** Reads the cookie set by the web app's own origin (chiamata.origine.1), and returns the header that repeats it. */
async function findAntiForgery(address: string): Promise<Record<string, string>> {
  const answer = await fetch(new URL('/config.json', address), limits()).catch(() => undefined);
  const cookie = answer?.headers.getSetCookie().find((each) => each.startsWith('XSRF-TOKEN='));
  await answer?.body?.cancel();
  const pair = cookie?.split(';', 1)[0];
  if (pair === undefined) return {};
  return { cookie: pair, 'x-xsrf-token': decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) };
}

async function send(address: string, call: Call, parts: Parts, headers: Record<string, string>): Promise<Answer> {
  const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const query = new URLSearchParams(texts(parts.query)).toString();
  const answer = await fetch(address + path + (query === '' ? '' : `?${query}`), {
    ...limits(),
    method: call.method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...texts(parts.headers),
      ...(parts.body && { 'content-type': 'application/json' }),
    },
    ...(parts.body && { body: JSON.stringify(parts.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, contentType: answer.headers.get('content-type') ?? '', body: parsed(text) };
}

/** Redirects are not followed, because the token is for this gateway only. */
function limits(): RequestInit {
  return { redirect: 'manual', signal: AbortSignal.timeout(longestAnswer) };
}

function texts(part: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function reportedCode(body: unknown): string | undefined {
  const code = field(field(body, 'header'), 'codice');
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined;
}
