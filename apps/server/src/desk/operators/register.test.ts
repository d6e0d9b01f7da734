import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { actingFor, customerCodeOf } from '../../../test/matrix/askers.ts';

const gateway = useApp();
const registerUrl = '/api/sportello/v1/operatore/registro';

async function visit(username: string): Promise<string> {
  const { bearer } = await actingFor(
    gateway,
    { bearer: (await gateway.signIn('operatore')).access_token },
    username,
    'MODIFICA',
  );
  const code = await customerCodeOf(gateway, username);
  const { rows } = await gateway.database.pool.query<{ code: string }>(
    `select code from commodity_contracts where customer_code = $1 and commodity = 'LUCE' limit 1`,
    [code],
  );
  const headers = { 'x-codice-cliente': code };
  await gateway.send({ url: '/api/contratti/v1/recuperoLista', bearer, headers });
  await gateway.send({
    method: 'POST',
    url: '/api/contratti/v1/modificaNicknameContratto',
    bearer,
    headers,
    payload: { nickname: 'Casa al mare', codiceContratto: rows[0]?.code, commodity: 'LUCE' },
  });
  return bearer;
}

describe('what the customer reads (operatore.registro.3)', () => {
  it('says who looked at what and changed what, when and why, each visit once', async () => {
    await visit('luce');
    const bearer = (await gateway.signIn('luce')).access_token;
    const { body } = await gateway.send({ url: '/api/sportello/v1/profilo/accessi', bearer });
    expect(body.altri).toBe(false);
    expect(body.accessi).toMatchObject([
      {
        operatore: 'operatore',
        motivo: 'Prova della matrice',
        operazioni: [
          { operazione: 'recuperoLista', modifica: false },
          { operazione: 'modificaNicknameContratto', modifica: true },
        ],
      },
    ]);
  });

  it('says nothing of what they did themselves, nor of anybody else', async () => {
    const bearer = (await gateway.signIn('gas')).access_token;
    expect((await gateway.send({ url: '/api/sportello/v1/profilo/accessi', bearer })).body.accessi).toEqual([]);
  });
});

describe('what operators with the right read (operatore.registro.4)', () => {
  it.each([
    ['by customer', 'codiceCliente', 2],
    ['by another customer', 'altro', 0],
  ])('filters the register %s', async (_, kind, atLeast) => {
    const bearer = await visit('dual');
    const codiceCliente = kind === 'altro' ? 'NESSUNO' : await customerCodeOf(gateway, 'dual');
    const { body } = await gateway.send({ url: `${registerUrl}?codiceCliente=${codiceCliente}`, bearer });
    const about = body.righe.filter((row: { autore: string; motivo: string | null }) => row.motivo !== null);
    expect(about.length).toBeGreaterThanOrEqual(atLeast);
    if (atLeast === 0) expect(about).toEqual([]);
  });

  it('filters the register by day and operator, page by page', async () => {
    const bearer = await visit('stg');
    const of = async (query: string) => (await gateway.send({ url: `${registerUrl}?${query}`, bearer })).body.righe;
    expect(await of('operatore=nessuno')).toEqual([]);
    expect(await of('al=2026-11-19')).toEqual([]);
    const today = await of('dal=2026-11-20&al=2026-11-20&operatore=operatore');
    expect(today.length).toBeGreaterThan(2);
    const older = await of(`prima=${today[1].id}&operatore=operatore`);
    expect(older[0].id).toBe(today[2].id);
  });

  it('downloads the register as a CSV file without formulas', async () => {
    const bearer = await visit('misto');
    await gateway.database.pool.query(
      `insert into audit (at, deed, actor_name, "right", reason) values ($1, 'prova', '=1+1', 'STAFF', 'con "virgolette"')`,
      [gateway.now()],
    );
    const { status, body, headers } = await gateway.send({ url: `${registerUrl}.csv`, bearer, payloadAsStream: true });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv']);
    expect(body.split('\r\n')[0]).toBe('data;operazione;autore;codiceCliente;titolo;motivo;idRichiesta');
    expect(body).toContain(`"prova";"'=1+1";"";"STAFF";"con ""virgolette""";""`);
    expect(body).toContain('"registerFile";"operatore"');
  });
});
