import { signInToWrite } from '../sign-in.ts';

export interface Session {
  readonly headers: Readonly<Record<string, string>>;
  readonly supply: { readonly codiceContratto: string; readonly commodity: string };
}

export async function openSession(origin: string, username: string): Promise<Session> {
  const { token, antiForgery } = await signInToWrite(origin, username);
  const headers = { ...antiForgery, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/contratti/v1/recuperoLista`, { headers });
  const { contratti } = (await answer.json()) as { contratti?: { codiceContratto: string; commodity: string }[] };
  const [first] = contratti ?? [];
  if (!first) throw new Error(`${username} has no supply: ${answer.status}`);
  return { headers, supply: { codiceContratto: first.codiceContratto, commodity: first.commodity } };
}
