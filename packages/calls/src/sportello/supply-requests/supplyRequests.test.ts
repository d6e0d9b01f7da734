import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../../mechanism/rows.ts';
import { readSample } from '../../mechanism/sample.ts';
import { addSupplyRequestPaper, cancelSupplyRequest, writeToSupplyRequest } from './changeRequest.ts';
import { makeSupplyRequest, supplyRequestOffer } from './makeRequest.ts';
import { saveSupplyRequestDraft, supplyRequestDraft } from './requestDrafts.ts';
import { addSupplyRequestFile } from './requestFiles.ts';
import { supplyRequest, supplyRequests, suspension } from './supplyRequests.ts';

const at = Date.parse('2026-11-20T09:00:00Z');
const cost = {
  lines: [
    { kind: 'GESTIONE', net: 2300, vatRate: 22 },
    { kind: 'DISTRIBUTORE', net: 2520, vatRate: 22 },
    { kind: 'POTENZA', net: 10_698, vatRate: 22 },
  ],
  vat: 3414,
  total: 18_932,
};

describe('what is read', () => {
  it('returns requests, drafts and offered kinds (pratica.elenco.1)', async () => {
    const { model } = await readSample(supplyRequests, supplyRequests.example.answer);
    expect(model).toEqual({
      requests: [
        {
          number: 'PR-2026-000123',
          kind: 'POTENZA',
          state: 'IN_CORSO',
          step: 'RICEVUTA',
          contractCode: '4000000001',
          supply: 'Casa',
          requestedAt: at,
          dueBy: '2026-11-27',
        },
      ],
      drafts: [
        {
          id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e51',
          kind: 'POTENZA',
          contractCode: '4000000001',
          updatedAt: at,
        },
      ],
      offered: [
        { kind: 'VOLTURA', contractCodes: [] },
        { kind: 'POTENZA', contractCodes: ['4000000001'] },
      ],
    });
  });

  it('returns no offer of a kind that it does not know', async () => {
    const tipi = [{ tipo: 'ALLACCIO', contratti: [] }];
    const { model } = await readSample(supplyRequests, { ...supplyRequests.example.answer, tipi });
    expect(model.offered).toEqual([]);
  });

  it('returns a request with its cost in cents, papers and messages (pratica.pagina.1)', async () => {
    const { model } = await readSample(supplyRequest, supplyRequest.example.answer);
    expect(model).toMatchObject({
      contractCode: '4000000001',
      answers: { potenza: 4.5, fasi: 'MONOFASE' },
      cost,
      reached: [{ step: 'RICEVUTA', at, day: undefined, hours: undefined }],
      papers: [{ position: 1, paper: 'IDENTITA', state: 'DA_VERIFICARE', reason: undefined }],
      messages: [{ from: 'CLIENTE', text: 'Ci sono dopo le 17.', asksFor: undefined }],
      mayCancel: true,
      cancelledAt: undefined,
      rejection: undefined,
      signedDocument: 'PR-2026-000123',
      bill: undefined,
    });
  });

  it('returns appointment, rejection and bill of a request', async () => {
    const { model } = await readSample(supplyRequest, {
      ...supplyRequest.example.answer,
      raggiunti: [
        { passo: 'LAVORO_PROGRAMMATO', data: '2026-11-20T09:00:00Z', giorno: '2026-11-26', orario: '8:30-12:30' },
      ],
      messaggi: [{ data: '2026-11-20T09:00:00Z', da: 'FORNITORE', testo: 'Ci serve il titolo.', chiede: 'TITOLO' }],
      mancano: ['TITOLO'],
      annullabile: false,
      annullataIl: '2026-11-20T09:00:00Z',
      rifiuto: { codice: 'MOROSITA', data: '2026-11-20T09:00:00Z', testo: 'Mancano 84,20 €.' },
      bolletta: '2026000123456',
    });
    expect(model).toMatchObject({
      reached: [{ step: 'LAVORO_PROGRAMMATO', day: '2026-11-26', hours: '8:30-12:30' }],
      messages: [{ from: 'FORNITORE', asksFor: 'TITOLO' }],
      missing: ['TITOLO'],
      mayCancel: false,
      cancelledAt: at,
      rejection: { code: 'MOROSITA', at, words: 'Mancano 84,20 €.' },
      bill: '2026000123456',
    });
  });

  it('returns a draft with its version and files (pratica.bozza.2)', async () => {
    const { model } = await readSample(supplyRequestDraft, supplyRequestDraft.example.answer);
    expect(model).toMatchObject({
      version: '3',
      kind: 'POTENZA',
      answers: { potenza: 4.5 },
      files: [{ position: 1, paper: 'IDENTITA', name: 'carta-identita.pdf', bytes: 48_211 }],
    });
  });

  it.each([
    [
      { prima: 96.4, dopo: 131.4 },
      { before: 9640, after: 13_140 },
    ],
    [
      { prima: null, dopo: 131.4 },
      { before: undefined, after: 13_140 },
    ],
    [null, undefined],
  ])('returns an offer with a year of %j (pratica.potenza.2)', async (costoAnnuo, yearly) => {
    const answer = { ...supplyRequestOffer.example.answer, costoAnnuo };
    const { model } = await readSample(supplyRequestOffer, answer);
    expect(model).toEqual({ cost, dueBy: '2026-11-27', papers: [], isSigned: true, yearly });
  });

  it('returns a suspension in cents, and one without a request to make (pratica.sospensione.1)', async () => {
    const answer = suspension.example.answer;
    const { model } = await readSample(suspension, answer);
    expect(model).toMatchObject({ total: 8420, overdue: [{ number: '2026000123456', cents: 8420 }], cost });
    const { model: other } = await readSample(suspension, { ...answer, costo: null, entro: null });
    expect(other).toMatchObject({ cost: undefined, backBy: undefined, request: undefined });
  });
});

describe('what is rejected', () => {
  const save = saveSupplyRequestDraft.example.request.body;
  const answers = (risposte: object) => rejectedFor(saveSupplyRequestDraft.body, { ...save, risposte });

  it.each<[object, string[]]>([
    [{}, []],
    // Half an answer is kept: it is checked with its question.
    [{ cap: '20', potenza: 3.2, iban: 'IT60', punto: 'IT' }, []],
    [{ potenza: -1 }, ['risposte.potenza TOO_SMALL']],
    [{ potenza: 1001 }, ['risposte.potenza TOO_LARGE']],
    [{ lettura: 4.5 }, ['risposte.lettura invalid_type']],
    [{ settore: 'ACQUA' }, ['risposte.settore invalid_value']],
    [{ fine: '31/12/2026' }, ['risposte.fine invalid_format']],
    [{ punto: 'IT001E 12345678' }, ['risposte.punto CHARACTER_NOT_ALLOWED']],
    [{ codiceFiscale: 'FRRGLI85M41F205VX' }, ['risposte.codiceFiscale TOO_LONG']],
    [{ nota: 'a'.repeat(1001) }, ['risposte.nota TOO_LONG']],
    [{ colore: 'rosso' }, ['risposte.colore unrecognized_keys']],
  ])('validates the answers %j and rejects %j', (risposte, faults) => {
    expect(answers(risposte)).toEqual(faults);
  });

  it.each([
    ['0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e51', []],
    ['short', ['id NOT_AN_ID']],
    ['0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e5/', ['id NOT_AN_ID']],
  ])('validates the id %s of a draft and rejects %j', (id, faults) => {
    expect(rejectedFor(saveSupplyRequestDraft.params, { id })).toEqual(faults);
  });

  const file = addSupplyRequestFile.example.request.body;

  it.each([addSupplyRequestFile, addSupplyRequestPaper])('validates a paper in $id', ({ body }) => {
    expect(rejectedFor(body, file)).toEqual([]);
    expect(rejectedFor(body, { ...file, fileName: 'virus.exe' })).toEqual(['fileName FILE_TYPE_NOT_ALLOWED']);
    expect(rejectedFor(body, { ...file, file: 'no base64' })).toEqual(['file NOT_BASE64']);
    expect(rejectedFor(body, { ...file, carta: 'PATENTE' })).toEqual(['carta invalid_value']);
  });

  const make = makeSupplyRequest.example.request.body;

  it.each<[object, string[]]>([
    [make, []],
    [{ ...make, codice: undefined }, []],
    [{ ...make, codice: '12345' }, ['codice invalid_format']],
    [{ ...make, totale: 189.325 }, ['totale TOO_MANY_DECIMALS']],
    [{ ...make, totale: undefined }, ['totale invalid_type']],
    [{ ...make, bozza: 'x' }, ['bozza NOT_AN_ID']],
  ])('validates a supply request: %#', (body, faults) => {
    expect(rejectedFor(makeSupplyRequest.body, body)).toEqual(faults);
  });

  it.each([
    ['PR-2026-000123', []],
    ['RC-2026-000123', ['numero NOT_VALID']],
    ['PR-2026-123', ['numero NOT_VALID']],
  ])('validates the number %s of a request and rejects %j', (numero, faults) => {
    expect(rejectedFor(cancelSupplyRequest.params, { numero })).toEqual(faults);
    expect(rejectedFor(writeToSupplyRequest.params, { numero })).toEqual(faults);
  });
});
