import { SUPPLY_REQUEST_KINDS, SUPPLY_REQUEST_RULES, type SupplyRequestKind } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, forgetTries, messagesTo, notThe } from '../../../test/support/customers.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { callsOf, drafts, POTENZA_TOTAL, whole, withSupply } from '../../../test/support/requests/supply-requests.ts';

const gateway = useApp();
const states: Partial<Record<SupplyRequestKind, string>> = { RIENTRO: 'Cessato', RIATTIVAZIONE: 'Sospeso' };

beforeEach(() => forgetTries(gateway));

async function asking(kind: SupplyRequestKind = 'POTENZA') {
  const customer = await withSupply(gateway, { state: states[kind] ?? 'Attivo' });
  return { customer, calls: callsOf(gateway, customer) };
}

const draftOf = async ({ calls }: Awaited<ReturnType<typeof asking>>) => (await calls.save()).body.bozza.id as string;

describe('making a request (pratica.invio.1)', () => {
  it.each(SUPPLY_REQUEST_KINDS)('returns the number of a %s, with its papers, lines and first step', async (kind) => {
    const { customer, calls } = await asking(kind);
    const { about, isSigned } = SUPPLY_REQUEST_RULES[kind];
    const hasContract = about === 'OWN_SUPPLY';
    const number = await calls.request({ kind, hasContract });
    expect(number).toMatch(/^PR-2026-\d{6}$/);
    const read = await calls.read(number);
    expect(read).toMatchObject({
      numero: number,
      tipo: kind,
      passo: 'RICEVUTA',
      stato: 'IN_CORSO',
      fornitura: hasContract ? customer.point : (whole[kind] as { punto: string }).punto,
      codiceContratto: hasContract ? customer.contract : null,
      mancano: [],
      documento: isSigned ? number : null,
      annullabile: true,
    });
    expect(read.risposte).toMatchObject(whole[kind]);
    const { body: list } = await calls.get('');
    const codiceContratto = hasContract ? customer.contract : null;
    expect(list).toMatchObject({ pratiche: [{ numero: number, codiceContratto }], bozze: [] });
    const made = (await eventsOf(gateway, customer.code)).filter((each) => each.kind === 'SUPPLY_REQUEST_MADE');
    expect(made).toMatchObject([
      { data: { requestNumber: number, requestKind: kind, totalCents: Math.round(read.costo.totale * 100) } },
    ]);
  });

  it('returns the cost, term and yearly cost that the request keeps (pratica.costo.1, pratica.potenza.2)', async () => {
    const asked = await asking();
    const { customer, calls } = asked;
    await gateway.database.pool.query(
      `insert into supply_prices (contract_code, valid_from, label, band, part, unit, kind, price, vat_rate)
       values ($1, '2026-01-01', 'Quota potenza', 'F0', 'RETE', 'EUR/kW/mese', 'FISSO', 2, 10)`,
      [customer.contract],
    );
    const draft = await draftOf(asked);
    const { body: offer } = await calls.offer(draft);
    expect(offer).toMatchObject({
      costo: {
        voci: [
          { tipo: 'GESTIONE', importo: 23, iva: 22 },
          { tipo: 'DISTRIBUTORE', importo: 25.2, iva: 22 },
          { tipo: 'POTENZA', importo: 106.98, iva: 22 },
        ],
        iva: 34.14,
        totale: POTENZA_TOTAL,
      },
      entro: '2026-11-26',
      documenti: [],
      firma: true,
      costoAnnuo: { prima: 79.2, dopo: 118.8 },
    });
    const { body } = await calls.make(draft, POTENZA_TOTAL, await calls.code(draft));
    expect(body.entro).toBe(offer.entro);
    expect((await calls.read(body.numero)).costo).toEqual(offer.costo);
  });

  it('keeps the signed paper among the documents, by mail and in the history (pratica.firma.1)', async () => {
    const { customer, calls } = await asking();
    const number = await calls.request();
    const { requestedAt } = (
      await gateway.database.pool.query(`select requested_at as "requestedAt" from supply_requests where id = $1`, [
        Number(number.slice(8)),
      ])
    ).rows[0] as { requestedAt: Date };
    const { bearer, contract, fiscalCode } = customer;
    const search = await gateway.send({
      method: 'POST',
      url: '/api/documenti/v1/ricercaDocumentiContrattuali',
      bearer,
      payload: { societa: 'EE', tipologia: '', codiceContratto: contract, codiceFiscale: fiscalCode },
    });
    expect(search.body.documenti).toMatchObject([{ docnumber: number, nome: 'Pratica firmata', tipo: 'PRATICA' }]);
    const file = await gateway.app.inject({
      url: `/api/documenti/v1/contenuto/${number}`,
      headers: { authorization: `Bearer ${bearer}` },
    });
    const { pages, info } = await readPdf(Uint8Array.from(file.rawPayload));
    expect(info).toMatchObject({ Language: 'it-IT', Title: `Richiesta di cambio potenza ${number} di Aurora Energia` });
    const seconds = String(requestedAt.getUTCSeconds()).padStart(2, '0');
    for (const words of ['Giulia Ferri', 'Luce Serena', '4,5 kW, Monofase', '189,32', `:${seconds} (ora di Roma)`]) {
      expect(pages[0]?.text).toContain(words);
    }
    const mails = (await messagesTo(gateway, customer.code)).filter((each) => each.template === 'supply-request-news');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(number);
    const changes = await gateway.send({ url: '/api/sportello/v1/modifiche?materia=PRATICA', bearer });
    expect(changes.body.modifiche).toMatchObject([{ oggetto: number, stato: 'INVIATA' }]);
  });

  it('keeps the signed paper of a delivery point with the request itself', async () => {
    const { customer, calls } = await asking('VOLTURA');
    const number = await calls.request({ kind: 'VOLTURA', hasContract: false });
    const file = await gateway.app.inject({
      url: `/api/documenti/v1/contenuto/${number}`,
      headers: { authorization: `Bearer ${customer.bearer}` },
    });
    expect((await readPdf(Uint8Array.from(file.rawPayload))).pages[0]?.text).toContain('POD IT001E99999999');
  });
});

describe('what is not sent', () => {
  it('rejects answers that are missing or wrong, by their field (pratica.domande.2)', async () => {
    const { calls } = await asking();
    const { body } = await calls.save({ answers: { potenza: 3, fasi: 'MONOFASE' } });
    const { id } = body.bozza;
    for (const answer of [await calls.offer(id), await calls.make(id, 1, '000000')]) {
      expect(fieldsIn(answer)).toEqual(['risposte.potenza UNCHANGED', 'risposte.telefono MISSING']);
    }
  });

  it('rejects a mandate that there is not, and takes one that there is', async () => {
    const { customer, calls } = await asking('VOLTURA');
    const answers = { ...whole.VOLTURA, pagamento: 'MANDATO_ESISTENTE' } as const;
    const { id } = (await calls.save({ kind: 'VOLTURA', hasContract: false, answers })).body.bozza;
    expect(fieldsIn(await calls.offer(id))).toEqual(['risposte.pagamento NOT_VALID']);
    await gateway.database.pool.query(
      `insert into payment_methods (contract_account, customer_code, method_code) values ($1, $2, 'U')`,
      [`${customer.contract}A`, customer.code],
    );
    const { body } = await calls.offer(id);
    expect(body.costo.voci.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['GESTIONE', 'DISTRIBUTORE']);
  });

  it('rejects a request without one of its papers (pratica.carte.1)', async () => {
    const { calls } = await asking('VOLTURA');
    const { id } = (await calls.save({ kind: 'VOLTURA', hasContract: false })).body.bozza;
    const { costo } = (await calls.offer(id)).body;
    await calls.addFile(id, 'TITOLO');
    await calls.addFile(id, 'ALTRO');
    expect(fieldsIn(await calls.make(id, costo.totale, '000000'))).toEqual(['carte MISSING']);
    await calls.addFile(id, 'IDENTITA');
    const { body } = await calls.make(id, costo.totale, await calls.code(id));
    // A paper that the kind does not need stays behind.
    const papers = (await calls.read(body.numero)).carte;
    expect(papers.map(({ posizione, carta }: { posizione: number; carta: string }) => [posizione, carta])).toEqual([
      [1, 'TITOLO'],
      [2, 'IDENTITA'],
    ]);
  });

  it('rejects another total than the customer has seen (pratica.invio.1)', async () => {
    const asked = await asking();
    const draft = await draftOf(asked);
    const code = await asked.calls.code(draft);
    expect(codeOf(await asked.calls.make(draft, 189.31, code))).toBe('PRICE_CHANGED');
    expect((await asked.calls.make(draft, POTENZA_TOTAL, code)).status).toBe(200);
  });

  it('rejects no code, a wrong one three times, and one that has expired (pratica.firma.1)', async () => {
    const asked = await asking();
    const { calls } = asked;
    const draft = await draftOf(asked);
    expect(fieldsIn(await calls.make(draft, POTENZA_TOTAL))).toEqual(['codice MISSING']);
    const code = await calls.code(draft);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(codeOf(await calls.make(draft, POTENZA_TOTAL, notThe(code)))).toBe('CODE_WRONG');
    }
    expect(codeOf(await calls.make(draft, POTENZA_TOTAL, code))).toBe('CODE_EXPIRED');
    const next = await calls.code(draft);
    gateway.wait(10 * 60_000 + 1000);
    const { access_token: bearer } = await gateway.signIn(asked.customer.username);
    const later = callsOf(gateway, { ...asked.customer, bearer });
    expect(codeOf(await later.make(draft, POTENZA_TOTAL, next))).toBe('CODE_EXPIRED');
    const { rows } = await gateway.database.pool.query('select from supply_requests where customer_code = $1', [
      asked.customer.code,
    ]);
    expect(rows).toEqual([]);
  });

  it('rejects the code of another draft', async () => {
    const { calls } = await asking();
    const one = (await calls.save()).body.bozza.id;
    const other = (await calls.save({ kind: 'DISATTIVAZIONE' })).body.bozza.id;
    const code = await calls.code(other);
    await calls.code(one);
    expect(codeOf(await calls.make(one, POTENZA_TOTAL, code))).toBe('CODE_WRONG');
  });

  it('rejects a code that was sent before the answers changed (pratica.firma.1)', async () => {
    const { calls } = await asking();
    const { id } = (await calls.save()).body.bozza;
    const code = await calls.code(id);
    await calls.save({ id, answers: { ...whole.POTENZA, telefono: '3339999999' } });
    expect(codeOf(await calls.make(id, POTENZA_TOTAL, code))).toBe('CODE_EXPIRED');
    expect((await calls.make(id, POTENZA_TOTAL, await calls.code(id))).status).toBe(200);
  });

  it('rejects a code by a channel without a contact', async () => {
    const asked = await asking();
    const draft = await draftOf(asked);
    const sms = await asked.calls.send(`/bozze-pratica/${draft}/codice`, { canale: 'TELEFONO CELLULARE' });
    expect(fieldsIn(sms)).toEqual(['canale NOT_VALID']);
  });

  it('rejects a second open request of a kind for a supply or point, and takes one after the end (pratica.invio.2)', async () => {
    const { calls } = await asking();
    const first = await calls.request();
    const again = async () => {
      const { id } = (await calls.save()).body.bozza;
      return calls.make(id, POTENZA_TOTAL, await calls.code(id));
    };
    expect(codeOf(await again())).toBe('REQUEST_UNDER_WAY');
    const { id } = (await calls.save()).body.bozza;
    expect(codeOf(await calls.send(`/bozze-pratica/${id}/codice`, { canale: 'E-MAIL' }))).toBe('REQUEST_UNDER_WAY');
    await calls.send(`/${first}/annulla`);
    expect((await again()).body.numero).not.toBe(first);

    const point = { kind: 'SUBENTRO', hasContract: false } as const;
    await calls.request(point);
    const withCheck = { ...point, answers: { ...whole.SUBENTRO, punto: 'IT001E999999995' } };
    await expect(calls.request(withCheck)).rejects.toThrow('REQUEST_UNDER_WAY');
    await calls.request({ ...point, answers: { ...whole.SUBENTRO, punto: 'IT001E88888888' } });
  });

  it('rejects a kind that is not offered for the supply, and one of somebody else (pratica.tipi.2)', async () => {
    const { calls } = await asking();
    const other = await withSupply(gateway);
    for (const kind of ['RIENTRO', 'RIATTIVAZIONE'] as const) {
      expect(codeOf(await calls.save({ kind }))).toBe('REQUEST_NOT_OFFERED');
    }
    expect(codeOf(await calls.save({ kind: 'VOLTURA' }))).toBe('REQUEST_NOT_OFFERED');
    expect(codeOf(await calls.save({ hasContract: false }))).toBe('REQUEST_NOT_OFFERED');
    const foreign = await gateway.send({
      method: 'POST',
      url: `${drafts}/bozza-di-un-altro-1`,
      bearer: other.bearer,
      payload: { tipo: 'POTENZA', codiceContratto: (await withSupply(gateway)).contract, risposte: {} },
    });
    expect(codeOf(foreign)).toBe('NOT_FOUND');
  });

  it('rejects a draft of somebody else', async () => {
    const draft = await draftOf(await asking());
    const { calls } = await asking();
    expect(codeOf(await calls.make(draft, POTENZA_TOTAL, '000000'))).toBe('NOT_FOUND');
  });
});

describe('without a price list', () => {
  const bare = useApp({ config: { demo: false } });

  it('returns the list, and offers nothing (pratica.costo.1)', async () => {
    const calls = callsOf(bare, await withSupply(bare));
    expect((await calls.get('')).body).toMatchObject({ pratiche: [], bozze: [], tipi: [] });
    expect(codeOf(await calls.save())).toBe('REQUEST_NOT_OFFERED');
  });
});
