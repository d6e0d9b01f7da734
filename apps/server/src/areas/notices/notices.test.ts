import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { actorOf, withServices } from '../../../test/support/services.ts';
import type { Services } from '../../shared/context.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { NotCarried } from '../../ports/transport.ts';
import { attachmentsOf } from '../messages/usecases/attach.ts';
import { deliver } from '../messages/usecases/deliver.ts';
import { advanceNotices } from './usecases/advance.ts';
import { readBounce } from './usecases/bounces.ts';
import { sha256 } from './usecases/chain.ts';
import { noteNoticeGivenUp, noteNoticeSent } from './usecases/deliveries.ts';
import { applyReceipts, receiveBounce } from './usecases/receipts.ts';
import { writeRoot } from './usecases/root.ts';
import { verifyChains, verifyLedger } from './usecases/verify.ts';
import { listToPost } from './queries/watch.ts';

const gateway = useApp();
const query = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

let count = 0;
let number = '';
let customerCode = '';

beforeEach(async () => {
  count += 1;
  number = `T-${count}`;
  customerCode = (await actorOf(gateway, 'full')).customerCode;
  await query(
    `insert into legal_notices (number, customer_code, kind, title, text, effective_day)
     values ($1, $2, 'RINNOVO', 'Il tuo contratto si rinnova', $3, '2027-06-01')`,
    number,
    customerCode,
    'Le condizioni scadono il 31 maggio 2027.\nIl prezzo nuovo è nel documento.',
  );
});

const DAY = 24 * 60 * 60_000;
const later = (days: number) => new Date(gateway.now().getTime() + days * DAY);

async function work<T>(days: number, run: (services: Services) => Promise<T>): Promise<T> {
  return withServices({ database: gateway.database, now: () => later(days) }, (services) => run(services));
}
const advance = (days = 0) => work(days, (services) => advanceNotices(services));

/** Delivers what waits about this notice, by transports that accept or reject everything. */
async function deliverAll(days: number, answer: string | NotCarried) {
  const sent: Parameters<MailTransport['send']>[0][] = [];
  const accept = () => {
    if (answer instanceof NotCarried) throw answer;
    return answer;
  };
  await work(days, async (services) => {
    const mail: MailTransport = {
      send: async (each) => {
        sent.push(each);
        return accept();
      },
      close: async () => undefined,
    };
    const delivering = {
      ...services,
      mail,
      sms: { send: async () => accept() },
      attach: (message: Parameters<typeof attachmentsOf>[1]) => attachmentsOf(services, message),
      onSent: noteNoticeSent,
      onGivenUp: noteNoticeGivenUp,
    };
    const waiting = await query(
      `select m.id from messages m join events e on e.id = m.event_id
       where m.status = 'WAITING' and e.data ->> 'noticeNumber' = $1`,
      number,
    );
    for (const { id } of waiting as { id: string }[]) await deliver(delivering, id);
  });
  return sent;
}

const steps = async () =>
  (await query('select step, channel from notice_ledger where notice_number = $1 order by position', number)).map(
    ({ step, channel }: { step: string; channel: string | null }) => (channel === null ? step : `${step} ${channel}`),
  );

const verify = () => work(0, ({ db }) => verifyLedger(db));

async function call(method: 'GET' | 'POST', path: string, username = 'full') {
  const { access_token: bearer } = await gateway.signIn(username);
  return gateway.send({
    method,
    url: `/api/sportello/v1/comunicazioni${path}`,
    bearer,
    ...(method === 'POST' && { payload: {} }),
  });
}

describe('a notice that is announced, proved and answered (comunicazioni.passi.1)', () => {
  it('records once each that a notice was prepared, sent with its PDF, opened and confirmed', async () => {
    await advance();
    const [mail] = await deliverAll(0, '250 2.0.0 Ok: queued as 4F1B2C');
    const [stored] = await query('select pdf from legal_notices where number = $1', number);
    const attached = mail?.attachments?.find(({ type }) => type === 'application/pdf');
    expect(mail).toMatchObject({ subject: 'Il tuo contratto si rinnova', isReported: true });
    expect(sha256(attached?.content ?? '')).toBe(sha256(stored.pdf));
    expect(stored.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await Promise.all([1, 2, 3].map(() => call('POST', `/${number}/apertura`)));
    await Promise.all([1, 2, 3].map(() => call('POST', `/${number}/conferma`)));
    expect(await steps()).toEqual(['PREPARATA', 'INVIATA EMAIL', 'APERTA AREA', 'CONFERMATA AREA']);
    const { body } = await call('GET', `/${number}`);
    expect(body).toMatchObject({ stato: 'CONFERMATA', dal: '2027-06-01', titolo: 'Il tuo contratto si rinnova' });
    expect(body.passaggi[1]).toMatchObject({ canale: 'EMAIL', prova: '250 2.0.0 Ok: queued as 4F1B2C' });
    const events = await query(`select kind from events where data ->> 'noticeNumber' = $1 order by id`, number);
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['NOTICE_PREPARED', 'NOTICE_PROVED']);
    expect((await verify())?.broken).toEqual([]);
  });

  it('returns 404 for another customer’s notice, and records no proof from them', async () => {
    await advance();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/documento.pdf'],
      ['POST', '/apertura'],
      ['POST', '/conferma'],
    ] as const) {
      expect((await call(method, `/${number}${path}`, 'gas')).status, path).toBe(404);
    }
    expect(await steps()).toEqual(['PREPARATA']);
  });

  it('returns its PDF among the documents of the customer', async () => {
    await advance();
    const { access_token: bearer } = await gateway.signIn('full');
    const answer = await gateway.app.inject({
      method: 'GET',
      url: `/api/documenti/v1/contenuto/${number}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a notice without proof (comunicazioni.canali.1)', () => {
  it('goes by mail, by SMS and to the list for registered post, once on two servers', async () => {
    const both = (days: number) => Promise.all([advance(days), advance(days)]);
    await both(0);
    await deliverAll(0, '250 Ok');
    await both(4);
    expect(await steps()).toEqual(['PREPARATA', 'INVIATA EMAIL']);
    await both(5);
    await deliverAll(5, 'HTTP 200');
    expect(await steps()).toEqual(['PREPARATA', 'INVIATA EMAIL', 'INVIATA SMS']);
    await both(10);
    await both(11);
    expect(await steps()).toEqual(['PREPARATA', 'INVIATA EMAIL', 'INVIATA SMS', 'DA_SPEDIRE POSTA']);
    const listed = await work(0, ({ db }) => listToPost(db));
    expect(listed.find((row) => row.number === number)).toMatchObject({ customerCode, lastDay: '2027-03-01' });
  });

  it('goes on at once after a mail that was given up', async () => {
    await advance();
    await deliverAll(0, new NotCarried('550 5.1.1 no such user', { isForGood: true }));
    await advance();
    await deliverAll(0, 'HTTP 200');
    expect(await steps()).toEqual(['PREPARATA', 'NON_CONSEGNATA EMAIL', 'INVIATA SMS']);
  });

  it('ends with a receipt, and a bounce is found by the id of its mail', async () => {
    await advance();
    const [mail] = await deliverAll(0, '250 Ok');
    const bounce = readBounce(
      [
        'From: MAILER-DAEMON@mx.example.it',
        'Date: Fri, 20 Nov 2026 10:05:00 +0100',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example.it',
        '',
        'Final-Recipient: rfc822; giulia@example.it',
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 <giulia@example.it>:',
        '  no such user',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: <${mail?.id}@clienti.example.it>`,
        '',
        '--b--',
      ].join('\r\n'),
    );
    expect(bounce).toMatchObject({
      messageId: mail?.id,
      outcome: 'NON_CONSEGNATA',
      text: 'smtp; 550 5.1.1 <giulia@example.it>: no such user',
    });
    await work(0, async (services) => {
      expect(bounce && (await receiveBounce(services.db, bounce, later(0)))).toBe(true);
      await Promise.all([applyReceipts(services), applyReceipts(services)]);
    });
    await query(
      `insert into notice_receipts (reference, channel, outcome, at, tracking) values
       ($1, 'POSTA', 'SPEDITA', '2026-11-27T09:00:00Z', 'RA123'), ($1, 'POSTA', 'CONSEGNATA', '2026-11-30T09:00:00Z', 'RA123')`,
      number,
    );
    await work(0, (services) => applyReceipts(services));
    expect(await steps()).toEqual([
      'PREPARATA',
      'INVIATA EMAIL',
      'NON_CONSEGNATA EMAIL',
      'SPEDITA POSTA',
      'CONSEGNATA POSTA',
    ]);
    expect((await verify())?.broken).toEqual([]);
  });

  it('returns nothing for a mail that is no report', () => {
    expect(readBounce('Subject: Out of office\r\n\r\nI am away.')).toBeUndefined();
  });
});

describe('the ledger (comunicazioni.registro.1)', () => {
  it('rejects changes and deletes, but for an emptied personal part', async () => {
    await advance();
    await deliverAll(0, '250 Ok');
    const stays = /only added to/;
    await expect(query(`update notice_ledger set at = now()`)).rejects.toThrow(stays);
    await expect(query(`update notice_ledger set details = '{}'`)).rejects.toThrow(stays);
    await expect(query('delete from notice_ledger')).rejects.toThrow(stays);
    await expect(query('truncate notice_ledger')).rejects.toThrow(stays);
    await query(`update notice_ledger set details = null where notice_number = $1`, number);
    await query(`update legal_notices set pdf = null, text = null where number = $1`, number);
    expect((await verify())?.broken).toEqual([]);
  });

  it.each([
    [
      'hash',
      `update notice_ledger set at = at + interval '1 millisecond' where notice_number = $1 and step = 'INVIATA'`,
      'INVIATA',
    ],
    [
      'hash',
      `update notice_ledger set hash = translate(hash, '0123', '1032') where notice_number = $1 and step = 'INVIATA'`,
      'INVIATA',
    ],
    [
      'hash',
      `update notice_ledger set pdf_digest = translate(pdf_digest, '0123', '1032') where notice_number = $1 and step = 'PREPARATA'`,
      'PREPARATA',
    ],
    [
      'details',
      `update notice_ledger set details = jsonb_set(details, '{answer}', '"250 OK"') where notice_number = $1 and step = 'INVIATA'`,
      'INVIATA',
    ],
    ['notice', `update legal_notices set text = replace(text, '31', '30') where number = $1`, 'PREPARATA'],
    ['notice', `update legal_notices set effective_day = '2027-06-02' where number = $1`, 'PREPARATA'],
    [
      'pdf',
      `update legal_notices set pdf = set_byte(pdf, 9, (get_byte(pdf, 9) + 1) % 256) where number = $1`,
      'PREPARATA',
    ],
    ['head', `delete from notice_ledger where notice_number = $1 and step = 'INVIATA'`, 'INVIATA'],
  ])('returns the row whose %s was changed: %s', async (field, change, step) => {
    await advance();
    await deliverAll(0, '250 Ok');
    const [{ position }] = await query(
      'select position from notice_ledger where notice_number = $1 and step = $2',
      number,
      step,
    );
    const client = await gateway.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('alter table notice_ledger disable trigger user');
      await client.query(change, [number]);
      const verified = await verifyChains(drizzle(client));
      expect(verified?.broken).toEqual([{ customerCode, position, field }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('publishes one ledger root a day, which stays valid when rows are added', async () => {
    await advance();
    await work(0, async (services) => {
      await Promise.all([writeRoot(services), writeRoot(services)]);
    });
    await call('POST', `/${number}/conferma`);
    const verified = await verify();
    const events = await query(`select data from events where kind = 'NOTICE_LEDGER_ROOT'`);
    expect(events).toHaveLength(1);
    expect(verified?.root).toMatchObject({ day: '2026-11-20', root: events[0].data.root, isRight: true });
  });
});

describe('a notice without words of its own (comunicazioni.modello.1)', () => {
  it('gets words made from the offers and prices of its supply, which the ledger holds', async () => {
    const { customerCode: misto } = await actorOf(gateway, 'misto');
    const [{ code }] = (await query(
      `select o.contract_code as code from supply_offers o join commodity_contracts c on c.code = o.contract_code
       where c.customer_code = $1 and c.commodity = 'LUCE' and o.valid_from = '2027-02-01'`,
      misto,
    )) as [{ code: string }];
    await query(
      `insert into legal_notices (number, customer_code, contract_code, kind, title, effective_day)
       values ('M-1', $1, $2, 'RINNOVO', 'Il tuo contratto si rinnova', '2027-02-01')`,
      misto,
      code,
    );
    await advance();
    const [{ text }] = (await query(`select text from legal_notices where number = 'M-1'`)) as [{ text: string }];
    expect(text).toMatch(
      /valgono fino al 31 gennaio 2027\. Dal 1° febbraio 2027 si rinnovano con l’offerta Luce Serena\./,
    );
    expect(text).toMatch(/Energia, fascia F1: 0,\d+\s€\/kWh, oggi 0,\d+\s€\/kWh/);
    expect(text).toMatch(/altrimenti il cambiamento non ha effetto e ti spettano 30 euro/);
    const verified = await work(0, ({ db }) => verifyLedger(db));
    expect(verified?.broken.filter(({ customerCode: of }) => of === misto)).toEqual([]);
  });
});
