import type { Call } from '@sportello/calls';
import type { TestApp } from '../app.ts';
import type { Sending } from './request.ts';

/** What somebody who may call brings along: a session if the call asks for one, and the anti-forgery pair. */
export async function credentialsFor(gateway: TestApp, call: Call): Promise<Sending['headers']> {
  const config = await gateway.app.inject('/config.json');
  const cookie = config.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const antiForgery = [
    ['Cookie', `XSRF-TOKEN=${cookie}`],
    ['X-XSRF-TOKEN', cookie],
  ] as const;
  if (call.access === 'anyone') return antiForgery;
  if (call.access === 'operator') await giveRole(gateway, call.roles?.[0] ?? 'ADMINISTRATOR');
  const { access_token } = await gateway.signIn(call.access === 'operator' ? 'operatore' : 'full');
  return [...antiForgery, ['Authorization', `Bearer ${access_token}`]];
}

async function giveRole(gateway: TestApp, role: string): Promise<void> {
  await gateway.database.pool.query("update accounts set role = $1 where username = 'operatore'", [role]);
}
