import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();
const pool = () => gateway.database.pool;

// Anna's gas is billed monthly, and on 20 November its window is open.
let code = '';

beforeEach(async () => {
  const { rows } = await pool().query<{ code: string }>(
    `select c.code from commodity_contracts c join accounts a using (customer_code) where a.username = 'gas'`,
  );
  code = rows[0]?.code ?? '';
  await pool().query('delete from meter_readings where contract_code = $1', [code]);
  await pool().query('delete from notifications where title like $1', ['%lettura%']);
  await give('2025-10-31', 4_000);
  await give('2025-11-30', 4_120);
  await give('2026-10-31', 4_900);
});

async function give(day: string, f0: number, kind = 'EFFETTIVA') {
  await pool().query('insert into meter_readings (contract_code, read_on, kind, f0) values ($1, $2, $3, $4)', [
    code,
    day,
    kind,
    f0,
  ]);
}

const as = async (username: string) => (await gateway.signIn(username)).access_token;

async function get(username: string, path: string) {
  return gateway.send({ url: `/api/${path}`, bearer: await as(username) });
}

interface Changes {
  readonly valore?: number;
  readonly key?: string;
  readonly body?: Record<string, unknown>;
}

const usual = (valore: number) => ({
  codiceContratto: code,
  dataLettura: '2026-11-20',
  canaleAcquisizione: 'WEB',
  letture: [{ fascia: 'F0', valore }],
});

async function send({ valore = 4_970, key, body = {} }: Changes = {}, bearer?: string) {
  return gateway.send({
    method: 'POST',
    url: '/api/verifiche/v1/autolettura',
    bearer: bearer ?? (await as('gas')),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    payload: { ...usual(valore), ...body },
  });
}

const counted = async () =>
  (await pool().query(`select * from meter_readings where contract_code = $1 and period_end is not null`, [code])).rows;

const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.header.codice,
  ...(body.header.campi ?? []).map(({ campo, codice }: { campo: string; codice: string }) => `${campo} ${codice}`),
];

describe('what can be read and when', () => {
  it('returns the reading window with the last figure and the highest likely one', async () => {
    const { body } = await get('gas', `verifiche/v1/tipologiaAutolettura/${code}`);
    expect(body).toMatchObject({
      tipologia: 'GAS',
      aperta: true,
      motivo: null,
      inizioPeriodo: '2026-11-16',
      finePeriodo: '2026-11-30',
      unitaMisura: 'mc',
      // Twice the 80 of the same 20 days a year ago, plus 20.
      fasce: [{ fascia: 'F0', cifre: 5, ultimoValore: 4_900, massimoAtteso: 5_080 }],
    });
  });

  it.each([
    ['CONTRATTO_NON_ATTIVO', `source_state = 'Cessato'`],
    ['CONTATORE_TELELETTO', 'self_reading = false'],
    ['FUORI_PERIODO', `billing_type = 'Bimestrale'`],
  ])('rejects a reading for %s, and writes nothing (lettura.ostacolo.1)', async (obstacle, change) => {
    await pool().query(`update commodity_contracts set ${change} where code = $1`, [code]);
    const { body } = await get('gas', `verifiche/v1/tipologiaAutolettura/${code}`);
    expect([body.aperta, body.motivo]).toEqual([false, obstacle]);
    expect(refusal(await send())).toEqual([409, 'READING_NOT_OPEN', `codiceContratto ${obstacle}`]);
    expect(await counted()).toEqual([]);
    await pool().query(
      `update commodity_contracts set source_state = 'Attivo', self_reading = true, billing_type = 'Mensile' where code = $1`,
      [code],
    );
  });

  it('returns the reading windows of all supplies in one call', async () => {
    const { body } = await get('gas', 'sportello/v1/autoletture');
    expect(body.forniture).toEqual([
      { codiceContratto: code, aperta: true, motivo: null, inizioPeriodo: '2026-11-16', finePeriodo: '2026-11-30' },
    ]);
  });
});

describe('a reading that is sent', () => {
  it('stores a sent reading as the last one, closes the window and notifies the customer', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body.lettura).toMatchObject({
      tipo: 'AUTOLETTURA',
      stato: 'RICEVUTA',
      valori: [{ fascia: 'F0', valore: 4_970 }],
    });
    expect((await get('gas', `verifiche/v1/ultimaLettura/${code}`)).body.lettura.dataLettura).toBe('2026-11-20');
    expect((await get('gas', `verifiche/v1/tipologiaAutolettura/${code}`)).body).toMatchObject({
      aperta: false,
      motivo: 'GIA_INVIATA',
      inizioPeriodo: '2026-12-16',
    });
    const { autoletture } = (await get('gas', `sportello/v1/autoletture/${code}`)).body;
    expect(autoletture).toMatchObject([
      {
        dataLettura: '2026-11-20',
        finePeriodo: '2026-11-30',
        stato: 'RICEVUTA',
        passaggi: [{ stato: 'RICEVUTA' }],
        foto: false,
      },
    ]);
    const { notifiche } = (await get('gas', 'sportello/v1/notifiche')).body;
    expect(notifiche[0]).toMatchObject({
      titolo: 'La tua lettura è arrivata',
      url: `/my-edison/contratti/${code}/letture`,
    });
  });

  it('counts a reading sent twenty times at once as one (lettura.invio.1)', async () => {
    const bearer = await as('gas');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, bearer)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await counted()).toHaveLength(1);
    const { notifiche } = (await get('gas', 'sportello/v1/notifiche')).body;
    expect(notifiche.filter(({ titolo }: { titolo: string }) => titolo === 'La tua lettura è arrivata')).toHaveLength(
      1,
    );
  });

  it('accepts one of twenty different concurrent readings, and rejects the others', async () => {
    const bearer = await as('gas');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send({ valore: 4_950 + at }, bearer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(refusal(answer)).toEqual([409, 'READING_NOT_OPEN', 'codiceContratto GIA_INVIATA']);
    }
    expect(await counted()).toHaveLength(1);
  });

  it('stores a reading once for its key, and rejects other content with it', async () => {
    const key = 'lettura-di-novembre-1';
    const [first, again] = [await send({ key }), await send({ key })];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(refusal(await send({ key, valore: 4_980 }))).toEqual([422, 'REQUEST_REPEATED_DIFFERENTLY']);
    expect(await counted()).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['before the window', { dataLettura: '2026-11-15' }, ['dataLettura TOO_EARLY']],
    ['of tomorrow', { dataLettura: '2026-11-21' }, ['dataLettura IN_FUTURE']],
    [
      'of other bands',
      {
        letture: [
          { fascia: 'F1', valore: 1 },
          { fascia: 'F0', valore: 4_970 },
        ],
      },
      ['letture.0.fascia NOT_EXPECTED'],
    ],
    [
      'without its band',
      { letture: [{ fascia: 'F2', valore: 1 }] },
      ['letture.0.fascia NOT_EXPECTED', 'letture MISSING'],
    ],
    [
      'with something that is no photo',
      { foto: Buffer.from('<svg/>').toString('base64') },
      ['foto FILE_TYPE_NOT_ALLOWED'],
    ],
  ])('rejects a reading %s at its field, and writes nothing', async (_what, body, fields) => {
    expect(refusal(await send({ body }))).toEqual([400, 'REQUEST_NOT_VALID', ...fields]);
    expect(await counted()).toEqual([]);
  });

  it.each([
    [4_899, 'READING_TOO_LOW', 'PIU_BASSA'],
    [5_081, 'READING_UNUSUAL', 'MOLTO_ALTA'],
  ])(
    'asks to confirm a reading of %i, and stores it once confirmed (lettura.plausibile.1)',
    async (valore, error, doubt) => {
      expect(refusal(await send({ valore }))).toEqual([422, error, `letture.0.valore ${doubt}`]);
      expect(await counted()).toEqual([]);
      const { status } = await send({ valore, body: { conferma: 'CONTATORE_SOSTITUITO' } });
      expect(status).toBe(200);
      expect(await counted()).toMatchObject([{ f0: valore, confirmation: 'CONTATORE_SOSTITUITO' }]);
    },
  );

  it('recognizes a meter that has restarted at zero', async () => {
    await give('2026-11-10', 99_990);
    expect(refusal(await send({ valore: 5 }))).toEqual([422, 'READING_TOO_LOW', 'letture.0.valore GIRO_CONTATORE']);
  });

  it('returns 404 for another customer’s supply', async () => {
    expect((await send({}, await as('luce'))).status).toBe(404);
    expect(await counted()).toEqual([]);
  });
});

describe('a photo', () => {
  it('stores a photo small and without its location, for its owner alone (lettura.invio.2)', async () => {
    const taken = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: 'white' } })
      .withExif({ IFD3: { GPSLatitude: '45/1 26/1 0/1' } })
      .png()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect((await send({ body: { foto: taken.toString('base64') } })).status).toBe(200);
    const [reading] = await counted();
    const url = `/api/sportello/v1/autoletture/foto/${reading.id}`;
    const answer = await gateway.app.inject({ url, headers: { authorization: `Bearer ${await as('gas')}` } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const kept = await sharp(answer.rawPayload).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 1_600, undefined]);
    expect((await gateway.send({ url, bearer: await as('luce') })).status).toBe(404);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['of tomorrow', { dataLettura: '2026-11-21' }, 'dataLettura IN_FUTURE'],
    ['before the window', { dataLettura: '2026-11-15' }, 'dataLettura TOO_EARLY'],
    [
      'with something that is no photo',
      { foto: Buffer.from('<svg/>').toString('base64') },
      'foto FILE_TYPE_NOT_ALLOWED',
    ],
  ])('checks a repeated reading like the first: %s', async (_what, body, field) => {
    const key = 'lettura-di-novembre-2';
    expect((await send({ key })).status).toBe(200);
    for (const given of [{ key, body }, { body }]) {
      expect(refusal(await send(given))).toEqual([400, 'REQUEST_NOT_VALID', field]);
    }
    expect(await counted()).toHaveLength(1);
    expect((await send({ key })).status).toBe(200);
  });

  it('stores the photo of a repeated reading only if the first had none (lettura.invio.2)', async () => {
    const drawn = async (background: string) => {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
      return (await picture.png().toBuffer()).toString('base64');
    };
    const photos = async () => {
      const { rows } = await pool().query<{ content: Buffer }>(
        `select content from reading_photos p join meter_readings m on m.id = p.reading_id where m.contract_code = $1`,
        [code],
      );
      return rows.map(({ content }) => content.toString('hex'));
    };
    await send();
    const foto = await drawn('white');
    // A single session: the clock is frozen, so of concurrent sessions any may count as the oldest.
    const bearer = await as('gas');
    const answers = await Promise.all(Array.from({ length: 5 }, async () => send({ body: { foto } }, bearer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const kept = await photos();
    expect(kept).toHaveLength(1);
    expect((await send({ body: { foto: await drawn('black') } })).status).toBe(200);
    expect(await photos()).toEqual(kept);
    expect(await counted()).toHaveLength(1);
  });

  it('rejects a photo that is too large', async () => {
    const foto = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64');
    expect(refusal(await send({ body: { foto } }))).toEqual([400, 'REQUEST_NOT_VALID', 'foto TOO_LARGE']);
  });
});

describe('the queue of operators', () => {
  const move = async (number: unknown, body: Record<string, unknown>, bearer: string) =>
    gateway.send({
      method: 'POST',
      url: `/api/sportello/v1/operatore/letture/${String(number)}/stato`,
      bearer,
      payload: body,
    });

  async function sentOne() {
    await send();
    const [reading] = await counted();
    return { id: reading.id as unknown, bearer: await as('operatore') };
  }

  it('shows a reading beside the one before, with who sent it', async () => {
    await sentOne();
    const { body } = await get(
      'operatore',
      `sportello/v1/operatore/letture?stato=RICEVUTA&commodity=GAS&codiceCliente=${await customerCodeOf(gateway, 'gas')}`,
    );
    expect(body.totale).toBe(1);
    expect(body.autoletture[0]).toMatchObject({
      codiceContratto: code,
      nome: 'Anna Esposito',
      valori: [{ fascia: 'F0', valore: 4_970 }],
      precedente: { dataLettura: '2026-10-31', valori: [{ fascia: 'F0', valore: 4_900 }] },
      autori: ['gas'],
    });
  });

  it('moves one on through all its states, and the customer hears of each', async () => {
    const { id, bearer } = await sentOne();
    const steps = [
      { daStato: 'RICEVUTA', stato: 'INVIATA_DISTRIBUTORE' },
      { daStato: 'INVIATA_DISTRIBUTORE', stato: 'VALIDATA', nota: 'Confermata dal distributore.' },
    ];
    for (const step of steps) {
      gateway.wait(60_000);
      expect((await move(id, step, bearer)).status).toBe(200);
    }
    const { autoletture } = (await get('gas', `sportello/v1/autoletture/${code}`)).body;
    expect(
      autoletture[0].passaggi.map(({ stato, nota }: { stato: string; nota: string | null }) => [stato, nota]),
    ).toEqual([
      ['RICEVUTA', null],
      ['INVIATA_DISTRIBUTORE', null],
      ['VALIDATA', 'Confermata dal distributore.'],
    ]);
    const { notifiche } = (await get('gas', 'sportello/v1/notifiche')).body;
    expect(notifiche.slice(0, 2).map(({ titolo }: { titolo: string }) => titolo)).toEqual([
      'La tua lettura è validata',
      'La tua lettura è al distributore',
    ]);
  });

  it('rejects one with its reason; then another can be sent', async () => {
    const { id, bearer } = await sentOne();
    const refused = { daStato: 'RICEVUTA', stato: 'RIFIUTATA', motivo: 'FOTO_NON_CONFERMA' };
    expect((await move(id, refused, bearer)).status).toBe(200);
    expect((await move(id, refused, bearer)).status).toBe(200);
    expect((await send({ valore: 4_960 })).status).toBe(200);
    expect(await counted()).toHaveLength(2);
    const { rows } = await pool().query(`select template from messages where template = 'reading-refused'`);
    expect(rows.length).toBe(1);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ daStato: 'RICEVUTA', stato: 'VALIDATA' }, ['stato NOT_VALID']],
    [{ daStato: 'RICEVUTA', stato: 'RIFIUTATA' }, ['motivo MISSING']],
    [{ daStato: 'VALIDATA', stato: 'USATA_IN_BOLLETTA' }, ['numeroBolletta MISSING']],
    [{ daStato: 'RICEVUTA', stato: 'INVIATA_DISTRIBUTORE', motivo: 'FUORI_TEMPO' }, ['motivo NOT_EXPECTED']],
    [{ daStato: 'VALIDATA', stato: 'USATA_IN_BOLLETTA', numeroBolletta: 'NON-C-E' }, ['numeroBolletta NOT_FOUND']],
  ])('rejects %j', async (body, fields) => {
    const { id, bearer } = await sentOne();
    if (body['daStato'] === 'VALIDATA')
      await pool().query(`update meter_readings set state = 'VALIDATA' where id = $1`, [id]);
    expect(refusal(await move(id, body, bearer))).toEqual([400, 'REQUEST_NOT_VALID', ...fields]);
  });

  it('lets one of twenty that move the same reading do it (lettura.stato.3)', async () => {
    const { id, bearer } = await sentOne();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        move(id, { daStato: 'RICEVUTA', stato: 'INVIATA_DISTRIBUTORE', nota: `Prova ${at}` }, bearer),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.header.codice))).toEqual(
      new Set(['CHANGED_MEANWHILE']),
    );
    const { rows } = await pool().query('select from reading_steps where reading_id = $1', [id]);
    expect(rows).toHaveLength(2);
  });

  it('returns 403 to customers in the queue, and 404 for a missing reading', async () => {
    expect((await move(1, { daStato: 'RICEVUTA', stato: 'INVIATA_DISTRIBUTORE' }, await as('gas'))).status).toBe(403);
    expect(
      (await move(999_999_999, { daStato: 'RICEVUTA', stato: 'INVIATA_DISTRIBUTORE' }, await as('operatore'))).status,
    ).toBe(404);
  });
});
