import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../../../mechanism/rows.ts';
import { readSample } from '../../../mechanism/sample.ts';
import { checkSupplyRequestPaper, moveSupplyRequest, rejectSupplyRequest } from './changeReceivedRequest.ts';
import { receivedSupplyRequest, supplyRequestQueue } from './receivedRequests.ts';

it('returns the queue with customers and papers to check (pratica.operatore.1)', async () => {
  const { model } = await readSample(supplyRequestQueue, supplyRequestQueue.example.answer);
  expect(model).toMatchObject({
    requests: [
      {
        number: 'PR-2026-000123',
        kind: 'POTENZA',
        dueBy: '2026-11-27',
        customer: { code: '1000000001', name: 'Marco Bianchi' },
        unchecked: 1,
      },
    ],
    total: 1,
  });
});

it('returns a request with its customer and the steps that may follow (pratica.operatore.2)', async () => {
  const { model } = await readSample(receivedSupplyRequest, receivedSupplyRequest.example.answer);
  expect(model).toMatchObject({
    number: 'PR-2026-000123',
    customer: { name: 'Marco Bianchi' },
    next: ['VERIFICATA'],
    papers: [{ paper: 'IDENTITA' }],
  });
});

describe('what is rejected', () => {
  it.each<[object, string[]]>([
    [{ stato: 'APERTE' }, []],
    [{ stato: 'APERTE', tipo: 'VOLTURA', cosa: 'IN_RITARDO', codiceCliente: '1000000001', pagina: '2' }, []],
    [{}, ['stato invalid_value']],
    [{ stato: 'APERTE', pagina: '0' }, ['pagina TOO_SMALL']],
  ])('validates a query for the queue %j and rejects %j', (query, faults) => {
    expect(rejectedFor(supplyRequestQueue.query, query)).toEqual(faults);
  });

  it.each<[object, string[]]>([
    [{ esito: 'ACCETTATA' }, []],
    [{ esito: 'RESPINTA', motivo: 'La foto non si legge.' }, []],
    [{ esito: 'RESPINTA' }, ['motivo MISSING']],
    [{ esito: 'DA_VERIFICARE' }, ['esito invalid_value']],
  ])('validates the check of a paper %j and rejects %j (pratica.carte.2)', (body, faults) => {
    expect(rejectedFor(checkSupplyRequestPaper.body, body)).toEqual(faults);
  });

  it.each<[object, string[]]>([
    [{ passo: 'VERIFICATA' }, []],
    [{ passo: 'INVIATA_DISTRIBUTORE' }, []],
    [{ passo: 'LAVORO_PROGRAMMATO' }, ['giorno MISSING']],
    [{ passo: 'LAVORO_PROGRAMMATO', giorno: '2026-11-26', orario: '8:30-12:30' }, []],
    [{ passo: 'ESEGUITA' }, ['giorno MISSING']],
    [{ passo: 'ESEGUITA', giorno: '2026-11-26' }, []],
    [{ passo: 'FATTURATA', bolletta: '2026000123456' }, []],
    [{ passo: 'CHIUSA' }, ['passo invalid_value']],
  ])('validates a step %j and rejects %j (pratica.passi.2)', (body, faults) => {
    expect(rejectedFor(moveSupplyRequest.body, body)).toEqual(faults);
  });

  it.each<[object, string[]]>([
    [{ codice: 'MOROSITA' }, []],
    [{ codice: 'ALTRO', testo: 'Il contratto di affitto è scaduto.' }, []],
    [{ codice: 'NO' }, ['codice invalid_value']],
  ])('validates a rejection %j and rejects %j (pratica.rifiuti.1)', (body, faults) => {
    expect(rejectedFor(rejectSupplyRequest.body, body)).toEqual(faults);
  });
});
