import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const url = '/api/sportello/v1/sessioni';

const list = async (bearer: string) =>
  (await gateway.send({ url, bearer })).body.sessioni as { id: string; corrente: boolean }[];

describe('the devices of an account', () => {
  it('lists where it is signed in, and which of them asks', async () => {
    const first = await gateway.signIn('placet', { remember: true });
    const second = await gateway.signIn('placet');
    const sessions = await list(second.access_token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ corrente }) => corrente)).toHaveLength(1);
    expect((await list(first.access_token)).find(({ corrente }) => corrente)).not.toEqual(
      sessions.find(({ corrente }) => corrente),
    );
  });

  it('signs out there, at once, and nowhere else', async () => {
    const there = await gateway.signIn('stg');
    const here = await gateway.signIn('stg');
    const other = (await list(here.access_token)).find(({ corrente }) => !corrente);
    const ended = await gateway.send({ method: 'DELETE', url: `${url}/${other?.id}`, bearer: here.access_token });
    expect(ended.status).toBe(200);
    expect((await gateway.send({ url, bearer: there.access_token })).status).toBe(401);
    expect(await list(here.access_token)).toHaveLength(1);
  });

  it('signs out everywhere else', async () => {
    const others = [await gateway.signIn('misto'), await gateway.signIn('misto', { remember: true })];
    const here = await gateway.signIn('misto');
    const { body } = await gateway.send({ method: 'DELETE', url, bearer: here.access_token });
    expect(body.chiuse).toBe(2);
    for (const { access_token } of others) {
      expect((await gateway.send({ url, bearer: access_token })).status).toBe(401);
    }
    expect(await list(here.access_token)).toHaveLength(1);
  });

  it.each(['not-a-uuid', '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11'])('does not know the session %s', async (id) => {
    const { access_token } = await gateway.signIn('fibra');
    expect((await gateway.send({ method: 'DELETE', url: `${url}/${id}`, bearer: access_token })).status).toBe(404);
  });
});
