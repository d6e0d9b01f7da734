import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();

const lists = [
  ['/api/contratti/v1/recuperoLista', 'contratti'],
  ['/api/contratti/v1/recuperoContrattiVasCliente', 'contratti'],
  ['/api/contratti/v2/recuperoListaQuotation', 'quotazioni'],
  ['/api/contratti/v2/recuperoListaMSR', 'richieste'],
] as const;

const read = async (username: string, url: string) =>
  gateway.send({ url, bearer: (await gateway.signIn(username)).access_token });

describe('the lists of a customer’s contracts', () => {
  it.each(lists)('%s answers in the envelope, and is never kept on the way', async (url, field) => {
    const { status, body, headers } = await read('full', url);
    expect(status).toBe(200);
    expect(body.header).toEqual({ stato: 0 });
    expect(body[field].length).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows nobody the contracts of another', async () => {
    const codes = async (username: string) =>
      (await read(username, lists[0][0])).body.contratti.map(
        (each: { codiceContratto: string }) => each.codiceContratto,
      );
    const [full, dual] = await Promise.all([codes('full'), codes('dual')]);
    expect(full.filter((code: string) => dual.includes(code))).toEqual([]);
  });

  it('shows the administrator all 400 supplies', async () => {
    expect((await read('amministratore', lists[0][0])).body.contratti).toHaveLength(400);
  });

  it.each(['operatore', 'manutentore'])('rejects %s, who is not a customer', async (username) => {
    expect(await read(username, lists[0][0])).toMatchObject({
      status: 403,
      body: { header: { codice: 'NOT_ALLOWED' } },
    });
  });

  it.each([...lists.map(([url]) => url), '/api/interventotecnico/v1/interventions'])(
    'returns for %s an error to the demo customer whose lists fail',
    async (url) => {
      expect(await read('guasto', url)).toMatchObject({ status: 503, body: { header: { codice: 'S-001' } } });
    },
  );

  it('returns the profile to the customer whose lists fail', async () => {
    expect((await read('guasto', '/api/clienti/v1/recuperaDatiProfilo')).status).toBe(200);
  });
});

describe('the profile', () => {
  it.each([
    ['full', 'Residenziale'],
    ['amministratore', 'Amministratore'],
    ['pmi', 'Business'],
    ['operatore', 'Operatore'],
    ['manutentore', 'Manutentore'],
  ])('returns for %s the segment %s', async (username, segmento) => {
    const { body } = await read(username, '/api/clienti/v1/recuperaDatiProfilo');
    expect(body).toMatchObject({ header: { stato: 0 }, segmento, username });
  });
});
