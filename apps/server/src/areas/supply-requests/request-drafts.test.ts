import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, fieldsIn } from '../../../test/support/customers.ts';
import { callsOf, pdf, POTENZA_TOTAL, potenza, withSupply } from '../../../test/support/requests/supply-requests.ts';

const gateway = useApp();
const asking = async () => callsOf(gateway, await withSupply(gateway));

describe('drafts (pratica.bozza.1)', () => {
  it('returns what was saved, with the commodity of the supply and only what is asked (pratica.domande.3)', async () => {
    const calls = await asking();
    const answers = { ...potenza, settore: 'GAS', punto: 'IT001E12345678', telefono: '  ' } as const;
    const { body } = await calls.save({ answers });
    expect(body.bozza).toMatchObject({
      versione: '1',
      tipo: 'POTENZA',
      risposte: { settore: 'LUCE', potenza: 4.5, fasi: 'MONOFASE' },
      file: [],
    });
    expect(body.bozza.risposte).not.toHaveProperty('punto');
    expect((await calls.get(`/bozze-pratica/${body.bozza.id}`)).body).toEqual(body);
    expect((await calls.get('')).body.bozze).toMatchObject([{ id: body.bozza.id, tipo: 'POTENZA' }]);
  });

  it('returns the draft of the same kind and supply, unchanged, for another id (pratica.bozza.2)', async () => {
    const calls = await asking();
    const { bozza } = (await calls.save()).body;
    const again = await Promise.all(Array.from({ length: 5 }, () => calls.save({ answers: { potenza: 6 } })));
    expect(again.map(({ body }) => body.bozza)).toEqual(again.map(() => bozza));
    const begun = await Promise.all(Array.from({ length: 10 }, () => calls.save({ kind: 'DISATTIVAZIONE' })));
    expect(new Set(begun.map(({ body }) => body.bozza.id)).size).toBe(1);
  });

  it('rejects a change of an older version, and takes the same answers again (pratica.bozza.2)', async () => {
    const calls = await asking();
    const { id, versione: version } = (await calls.save()).body.bozza;
    const change = { id, version, answers: { ...potenza, potenza: 6 } };
    expect((await calls.save(change)).body.bozza).toMatchObject({ versione: '2', risposte: { potenza: 6 } });
    expect((await calls.save(change)).body.bozza.versione).toBe('2');
    expect(codeOf(await calls.save({ id, version }))).toBe('CHANGED_MEANWHILE');
    expect((await calls.save({ id })).body.bozza.versione).toBe('3');
  });

  it('lets one of two devices save the same version', async () => {
    const calls = await asking();
    const { id, versione: version } = (await calls.save()).body.bozza;
    const saved = await Promise.all(
      [5, 6].map((kw) => calls.save({ id, version, answers: { ...potenza, potenza: kw } })),
    );
    expect(saved.map(codeOf).toSorted()).toEqual(['CHANGED_MEANWHILE', 'ok']);
  });

  it('rejects an id of somebody else, another kind, and one that was sent', async () => {
    const [calls, others] = [await asking(), await asking()];
    const { id } = (await calls.save()).body.bozza;
    expect(codeOf(await others.save({ id }))).toBe('NOT_FOUND');
    expect(codeOf(await others.get(`/bozze-pratica/${id}`))).toBe('NOT_FOUND');
    expect(codeOf(await calls.save({ id, kind: 'DISATTIVAZIONE' }))).toBe('NOT_FOUND');
    expect((await calls.make(id, POTENZA_TOTAL, await calls.code(id))).status).toBe(200);
    expect(codeOf(await calls.save({ id }))).toBe('NOT_FOUND');
    expect(codeOf(await calls.get(`/bozze-pratica/${id}`))).toBe('NOT_FOUND');
  });

  it('deletes a draft with its papers', async () => {
    const calls = await asking();
    const { id } = (await calls.save()).body.bozza;
    await calls.addFile(id);
    expect(codeOf(await calls.remove(`/bozze-pratica/${id}`))).toBe('ok');
    expect(codeOf(await calls.remove(`/bozze-pratica/${id}`))).toBe('NOT_FOUND');
    const { rows } = await gateway.database.pool.query('select from supply_request_draft_files where draft_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('papers of a draft (pratica.carte.1)', () => {
  it('keeps ten, each at a position that is free again once it is removed', async () => {
    const calls = await asking();
    const { id } = (await calls.save()).body.bozza;
    for (let position = 1; position <= 10; position += 1) {
      expect((await calls.addFile(id)).body).toMatchObject({ posizione: position, nome: 'carta.pdf' });
    }
    expect(fieldsIn(await calls.addFile(id))).toEqual(['file TOO_MANY']);
    expect(codeOf(await calls.remove(`/bozze-pratica/${id}/file/4`))).toBe('ok');
    expect((await calls.addFile(id, 'TITOLO')).body.posizione).toBe(4);
    const file = await calls.get(`/bozze-pratica/${id}/file/4`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect((await calls.get(`/bozze-pratica/${id}`)).body.bozza.file[3]).toMatchObject({
      posizione: 4,
      carta: 'TITOLO',
    });
  });

  it('rejects a file that is not what its name promises, and one for somebody else’s draft', async () => {
    const [calls, others] = [await asking(), await asking()];
    const { id } = (await calls.save()).body.bozza;
    const wrong = { carta: 'IDENTITA', file: Buffer.from('GIF89a').toString('base64'), fileName: 'carta.pdf' };
    expect(fieldsIn(await calls.send(`/bozze-pratica/${id}/file`, wrong))).toEqual(['file FILE_TYPE_NOT_ALLOWED']);
    expect(codeOf(await others.send(`/bozze-pratica/${id}/file`, { ...wrong, file: pdf }))).toBe('NOT_FOUND');
    expect(codeOf(await others.addFile(randomUUID()))).toBe('NOT_FOUND');
  });
});
