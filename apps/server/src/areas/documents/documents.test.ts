import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderArchive } from '../../ports/archive/folder.ts';
import { useApp, type Sent } from '../../../test/support/app.ts';
import { actingFor } from '../../../test/matrix/askers.ts';
import { codeOf } from '../../../test/support/customers.ts';

const gateway = useApp();
const searchUrl = '/api/documenti/v1/ricercaDocumentiContrattuali';

interface Document {
  readonly docnumber: string;
  readonly link: string;
  readonly nome: string;
  readonly tipo: string;
}

const bearers = new Map<string, Promise<string>>();
/** Sessions are reused, because signing in is slow and no test here ends one. */
async function bearerOf(username: string): Promise<string> {
  const known = bearers.get(username) ?? gateway.signIn(username).then(({ access_token }) => access_token);
  bearers.set(username, known);
  return known;
}

async function fiscalCodeOf(username: string): Promise<string> {
  const url = '/api/clienti/v1/recuperaDatiProfilo';
  return (await gateway.send({ url, bearer: await bearerOf(username) })).body.codFiscale;
}

async function search(username: string, asked: object) {
  const payload = { societa: 'EE', codiceFiscale: await fiscalCodeOf(username), ...asked };
  return gateway.send({ method: 'POST', url: searchUrl, bearer: await bearerOf(username), payload });
}

const documentsOf = async (username: string, asked: object): Promise<Document[]> =>
  (await search(username, asked)).body.documenti;

async function open(link: string, bearer?: string, headers: Record<string, string> = {}) {
  const answer = await gateway.app.inject({
    url: link,
    headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

const headerOf = (answer: Sent | undefined): Record<string, unknown> => answer?.body.header ?? {};

const light = { codiceContratto: '4000100001' };

describe('the documents of a contract', () => {
  it('returns the documents of a contract with their types, dates and links', async () => {
    const found = await documentsOf('full', light);
    expect(found.map(({ tipo }) => tipo)).toEqual([
      'CONTRATTO_DEFINITIVO',
      'DEFAULT',
      'DOCUMENTO_IDENTITA',
      'AUDIO_RECORDING',
    ]);
    expect(found[0]).toEqual({
      docnumber: 'D40001000011',
      link: '/api/documenti/v1/contenuto/D40001000011',
      dataCreazione: '2022-07-01',
      dataRicezione: '2022-07-02',
      dataDocumento: '2022-07-01',
      nome: 'Contratto Luce Serena',
      tipo: 'CONTRATTO_DEFINITIVO',
    });
    expect(found[3]?.nome).toBe('Chiamata conferma contratto');
  });

  it('separates documents of a service from those of a supply', async () => {
    const services = (
      await gateway.send({
        url: '/api/contratti/v1/recuperoContrattiVasCliente',
        bearer: await bearerOf('full'),
      })
    ).body.contratti;
    const { codiceContrattoVas: codiceContratto } = services.find(
      (each: { sottoTipo: string }) => each.sottoTipo === 'AUTOCONSUMO',
    );
    const types = (await documentsOf('full', { codiceContratto, tipologia: 'VAS' })).map(({ tipo }) => tipo);
    expect(types).toEqual(['CONTRATTO_DEFINITIVO', 'AUC_RICEVUTA_BENEFICIO_BASE']);
    expect(await documentsOf('full', { codiceContratto, tipologia: '' })).toEqual([]);
  });

  it('returns the documents of a pending contract by its code and by its quotation', async () => {
    const { contratti } = (
      await gateway.send({
        url: '/api/contratti/v1/recuperoLista',
        bearer: await bearerOf('full'),
      })
    ).body;
    const { codiceContratto, codiceQuotation } = contratti.find(
      (each: { codiceQuotation: string | null }) => each.codiceQuotation,
    );
    const found = await documentsOf('full', { codiceContratto });
    expect(found.map(({ tipo }) => tipo)).toEqual(['CONTRATTO_PRELIMINARE']);
    expect(await documentsOf('full', { quotation: codiceQuotation })).toEqual(found);
  });

  it('returns documents of a condominium for its own eleven-digit tax code', async () => {
    const bearer = await bearerOf('amministratore');
    const { contratti } = (await gateway.send({ url: '/api/contratti/v1/recuperoLista', bearer })).body;
    const { codiceContratto, codiceFiscale } = contratti.find((each: { stato: string }) => each.stato === 'Attivo');
    const payload = { societa: 'EE', codiceContratto, partitaIVA: codiceFiscale };
    const { status, body } = await gateway.send({ method: 'POST', url: searchUrl, bearer, payload });
    expect(status).toBe(200);
    expect(body.documenti).toHaveLength(2);
  });

  it.each([
    ['contract', { codiceContratto: '4000200001' }],
    ['quotation', { ...light, quotation: '8001000001' }],
    ['POD', { ...light, pod: 'IT001E00000000' }],
    ['fiscal code', { ...light, codiceFiscale: 'RSSMRA85T10A562S' }],
  ])('rejects a search by another customer’s %s', async (_, asked) => {
    const answer = await search('full', asked);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a document', () => {
  it('returns the same PDF each time, as an attachment with a name, uncached and with nosniff', async () => {
    const bearer = await bearerOf('full');
    const [contract] = await documentsOf('full', light);
    const one = await open(contract?.link ?? '', bearer);
    const two = await open(contract?.link ?? '', bearer);
    expect(one.status).toBe(200);
    expect(one.content.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(one.content.subarray(-6).toString('latin1')).toContain('%%EOF');
    expect(one.content.equals(two.content)).toBe(true);
    expect(one.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Contratto Luce Serena D40001000011.pdf"; filename*=UTF-8''Contratto%20Luce%20Serena%20D40001000011.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('returns a call as a playable WAV file of some seconds, with pauses', async () => {
    const call = (await documentsOf('full', light)).find(({ tipo }) => tipo === 'AUDIO_RECORDING');
    const { content, headers } = await open(call?.link ?? '', await bearerOf('full'));
    expect(headers['content-type']).toBe('audio/wav');
    expect(content.subarray(0, 4).toString('latin1') + content.subarray(8, 12).toString('latin1')).toBe('RIFFWAVE');
    expect(content.readUInt32LE(4)).toBe(content.length - 8);
    expect(content.readUInt32LE(40)).toBe(content.length - 44);
    const samples = [...content.subarray(44)];
    const seconds = samples.length / content.readUInt32LE(24);
    expect(seconds).toBeGreaterThan(5);
    expect(content.length).toBeLessThan(200_000);
    const loud = samples.filter((sample) => Math.abs(sample - 128) > 20).length / samples.length;
    const silent = samples.filter((sample) => sample === 128).length / samples.length;
    expect([loud > 0.2, silent > 0.1]).toEqual([true, true]);
  });

  it('returns a document of every type to every persona, but 403 to a prospect', async () => {
    const { rows } = await gateway.database.pool.query<{ number: string; username: string }>(
      `select distinct on (d.type, a.username) d.number, a.username from documents d join accounts a using (customer_code)
       order by d.type, a.username, d.number`,
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { number, username } of rows) {
      const { status, content } = await open(`/api/documenti/v1/contenuto/${number}`, await bearerOf(username));
      expect([number, status]).toEqual([number, username === 'prospect' ? 403 : 200]);
      if (username === 'prospect') continue;
      expect(content.subarray(0, 4).toString('latin1')).toMatch(/^(?:%PDF|RIFF)$/);
    }
  });

  it('returns a document only to its owner, or to an operator in their name, which is audited', async () => {
    const [{ link } = { link: '' }] = await documentsOf('full', light);
    const operator = await bearerOf('operatore');
    expect((await open(link)).status).toBe(401);
    expect((await open(link, 'no-token')).status).toBe(401);
    expect((await open(link, await bearerOf('dual'))).status).toBe(404);
    expect((await open(link, await bearerOf('dual'), { 'x-codice-cliente': '1000000001' })).status).toBe(403);
    expect((await open(link, operator)).status).toBe(403);
    expect((await open(link, await bearerOf('manutentore'))).status).toBe(403);
    expect((await open('/api/documenti/v1/contenuto/NON-ESISTE', await bearerOf('full'))).status).toBe(404);
    const inTheirName = { 'x-codice-cliente': '1000000001' };
    expect((await open(link, operator, inTheirName)).status).toBe(403);
    await actingFor(gateway, { bearer: operator }, 'full', 'LETTURA');
    expect((await open(link, operator, inTheirName)).status).toBe(200);
    const { rows } = await gateway.database.pool.query(
      `select actor_name, "right" from audit where deed = 'documentContent' and customer_code = '1000000001'`,
    );
    expect(rows).toEqual([{ actor_name: 'operatore', right: 'IMPERSONATION' }]);
  });

  it('says the same of a foreign one and of one that is not', async () => {
    const bearer = await bearerOf('dual');
    const [foreign, missing] = await Promise.all(
      ['D40001000011', 'NON-ESISTE'].map((number) =>
        gateway.send({ url: `/api/documenti/v1/contenuto/${number}`, bearer }),
      ),
    );
    const { idRichiesta: _a, ...one } = headerOf(foreign);
    const { idRichiesta: _b, ...two } = headerOf(missing);
    expect(one).toEqual(two);
    expect(one['codice']).toBe('NOT_FOUND');
  });
});

describe('several documents', () => {
  const zip = (numbers: readonly string[]) => `/api/sportello/v1/documenti.zip?documenti=${numbers.join(',')}`;

  it('returns several documents as one zip, each as it is alone', async () => {
    const bearer = await bearerOf('full');
    const found = await documentsOf('full', light);
    const { status, headers, content } = await open(zip(found.map(({ docnumber }) => docnumber)), bearer);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="documenti.zip"'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const files = unzipSync(content);
    expect(Object.keys(files).sort()).toEqual(
      [
        'Chiamata conferma contratto D40001000014.wav',
        'Condizioni generali di fornitura D40001000012.pdf',
        'Contratto Luce Serena D40001000011.pdf',
        'Documento di identità D40001000013.pdf',
      ].sort(),
    );
    const alone = await open('/api/documenti/v1/contenuto/D40001000011', bearer);
    expect(Buffer.from(files['Contratto Luce Serena D40001000011.pdf'] ?? []).equals(alone.content)).toBe(true);
  });

  it.each([null, '1975-05-01', '2150-01-01'])('returns a zip where one document is dated %s', async (date) => {
    const { pool } = gateway.database;
    await pool.query(`update documents set document_date = $1 where number = 'D40001000012'`, [date]);
    const { status, content } = await open(zip(['D40001000011', 'D40001000012']), await bearerOf('full'));
    expect(status).toBe(200);
    expect(Object.keys(unzipSync(content))).toHaveLength(2);
  });

  it.each([
    [['D40001000011', 'D40002000011']],
    [['D40002000011', 'D40001000011']],
    [['D40001000011', 'NON-ESISTE']],
    [['D40002000011']],
  ])('returns 404 for documents of which one is not the customer’s: %j', async (numbers) => {
    expect((await open(zip(numbers), await bearerOf('full'))).status).toBe(404);
  });

  it('rejects more than 50 documents, empty numbers, no numbers, and no session', async () => {
    const bearer = await bearerOf('full');
    expect((await open(zip(Array.from({ length: 51 }, (_, index) => `D${index}`)), bearer)).status).toBe(400);
    expect((await open(zip(['D1', '']), bearer)).status).toBe(400);
    expect((await open('/api/sportello/v1/documenti.zip', bearer)).status).toBe(400);
    expect((await open(zip(['D40001000011']))).status).toBe(401);
  });

  it.each([
    ['/api/documenti/v1/contenuto/a%00b', 'docnumber', 'CHARACTER_NOT_ALLOWED'],
    ['/api/documenti/v1/contenuto/%00', 'docnumber', 'CHARACTER_NOT_ALLOWED'],
    [`/api/documenti/v1/contenuto/${'9'.repeat(41)}`, 'docnumber', 'TOO_LONG'],
    ['/api/documenti/v1/contenuto/D1?x=1', 'x', 'NOT_EXPECTED'],
    ['/api/sportello/v1/documenti.zip?documenti=%00', 'documenti.0', 'CHARACTER_NOT_ALLOWED'],
    ['/api/sportello/v1/documenti.zip?documenti=D1,', 'documenti.1', 'MISSING'],
    ['/api/sportello/v1/documenti.zip?documenti=D1&documenti=D2', 'documenti', 'NOT_VALID'],
    ['/api/sportello/v1/documenti.zip', 'documenti', 'MISSING'],
  ])('rejects an invalid request by field and code: %s', async (url, campo, codice) => {
    const { status, body } = await gateway.send({ url, bearer: await bearerOf('full') });
    expect(status).toBe(400);
    expect(body.header).toMatchObject({ codice: 'REQUEST_NOT_VALID', campi: [{ campo, codice }] });
  });

  it('offers documentArchive as a capability in /config.json', async () => {
    expect((await gateway.send({ url: '/config.json' })).body.capabilities).toContain('documentArchive');
  });
});

describe('a provider’s folder of documents', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sportello-archive-'));
    await mkdir(path.join(folder, 'archive', '2024'), { recursive: true });
    await writeFile(path.join(folder, 'archive', '2024', 'D1.pdf'), '%PDF-1.7');
    await writeFile(path.join(folder, 'archive', 'D2.html'), '<script>');
    await writeFile(path.join(folder, 'secret.pdf'), 'no');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gives the file that a key names', async () => {
    const file = await folderArchive(path.join(folder, 'archive')).read('2024/D1.pdf');
    expect(file).toMatchObject({ type: 'application/pdf', extension: 'pdf' });
    expect(Buffer.from((file?.content as Uint8Array | undefined) ?? []).toString()).toBe('%PDF-1.7');
  });

  it.each(['2024/D3.pdf', 'D2.html', '../secret.pdf', '2024/../../secret.pdf', '/etc/passwd', '', '.', 'a\0.pdf'])(
    'gives nothing for the key %j',
    async (key) => expect(await folderArchive(path.join(folder, 'archive')).read(key)).toBeNull(),
  );
});
