import { expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();

async function profileOf(username: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  return gateway.send({ url: '/api/clienti/v1/recuperaDatiProfilo', bearer });
}

it('names the group of maintenance staff in a header of their profile (operatore.manutentori.1)', async () => {
  const answer = await profileOf('manutentore');
  expect(answer.status).toBe(200);
  expect(answer.headers['x-gruppi']).toBe('G_MANUTENTORI');
});

it.each(['full', 'operatore'])('names no group for %s', async (username) => {
  const answer = await profileOf(username);
  expect(answer.status).toBe(200);
  expect(answer.headers['x-gruppi']).toBeUndefined();
});
