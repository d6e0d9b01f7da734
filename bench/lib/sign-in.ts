/** The password of every account of the demo provider. */
const demoPassword = 'Sportello-2026';

/** Signs in as a browser does, with the anti-forgery cookie and its header, and gives the access token. */
export async function signIn(address: string, username: string): Promise<string> {
  const config = await fetch(`${address}/config.json`);
  await config.body?.cancel();
  const cookie = config.headers
    .getSetCookie()
    .find((each) => each.startsWith('XSRF-TOKEN='))
    ?.split(';', 1)[0];
  const answer = await fetch(`${address}/api/ping/clienti/v1/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie !== undefined && { cookie, 'x-xsrf-token': decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)) }),
    },
    body: JSON.stringify({ username, password: Buffer.from(demoPassword).toString('base64') }),
  });
  const body = (await answer.json()) as { access_token?: string };
  if (body.access_token === undefined) throw new Error(`${username} can't sign in: ${JSON.stringify(body)}`);
  return body.access_token;
}
