const demoPassword = 'Sportello-2026';

/** An access token, and the anti-forgery cookie with its header, which every change needs. */
interface SignedIn {
  readonly token: string;
  readonly antiForgery: Readonly<Record<string, string>>;
}

export async function signIn(origin: string, username: string): Promise<string> {
  return (await signInToWrite(origin, username)).token;
}

export async function signInToWrite(origin: string, username: string): Promise<SignedIn> {
  const config = await fetch(`${origin}/config.json`);
  await config.body?.cancel();
  const cookie = config.headers
    .getSetCookie()
    .find((each) => each.startsWith('XSRF-TOKEN='))
    ?.split(';', 1)[0];
  const antiForgery: Record<string, string> =
    cookie === undefined ? {} : { cookie, 'x-xsrf-token': decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)) };
  const answer = await fetch(`${origin}/api/ping/clienti/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...antiForgery },
    body: JSON.stringify({ username, password: Buffer.from(demoPassword).toString('base64') }),
  });
  const body = (await answer.json()) as { access_token?: string };
  if (body.access_token === undefined) throw new Error(`${username} can't sign in: ${JSON.stringify(body)}`);
  return { token: body.access_token, antiForgery };
}
