import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { idsOf } from '../../../test/matrix/requests.ts';

const gateway = useApp();
let keys = 0;
const newKey = () => `chiave-del-reclamo-${String((keys += 1)).padStart(4, '0')}`;
const as = async (username: string) => (await gateway.signIn(username)).access_token;

const open = (bearer: string, payload: object, key = newKey()) =>
  gateway.send({
    method: 'POST',
    url: '/api/sportello/v1/reclami',
    bearer,
    payload,
    headers: { 'idempotency-key': key },
  });
const read = async (bearer: string, path = '') =>
  (await gateway.send({ url: `/api/sportello/v1/reclami${path}`, bearer })).body;
const complaint = { tipo: 'RECLAMO', testo: 'Aspetto da settimane una risposta.' };

describe('opening a case (reclami.apertura.1)', () => {
  it('returns a number and the day of the reply, and the case is in the list', async () => {
    const bearer = await as('luce');
    const { bill } = await idsOf(gateway, await customerCodeOf(gateway, 'luce'));
    const { body } = await open(bearer, { ...complaint, bollette: [bill] });
    expect(body.numero).toMatch(/^RC-2026-\d{6}$/);
    const { reclami } = await read(bearer);
    expect(reclami).toContainEqual(
      expect.objectContaining({
        numero: body.numero,
        stato: 'RICEVUTO',
        bollette: [bill],
        rispostaEntro: body.rispostaEntro,
      }),
    );
    const detail = await read(bearer, `/${body.numero}`);
    expect(detail).toMatchObject({ testo: complaint.testo, messaggi: [], risposta: null, indennizzo: null });
  });

  it('returns the same case for a repeated key, and rejects another content with it', async () => {
    const bearer = await as('luce');
    const key = newKey();
    const first = await open(bearer, complaint, key);
    expect((await open(bearer, complaint, key)).body).toEqual(first.body);
    const other = await open(bearer, { ...complaint, testo: 'Altro.' }, key);
    expect(other.body.header.codice).toBe('REQUEST_REPEATED_DIFFERENTLY');
  });
});
