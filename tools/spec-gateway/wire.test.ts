import { catalogue, isJson, type Call } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './gateway.ts';
import { wires } from './wire.ts';

type Parts = Partial<Record<'query' | 'body' | 'headers', Record<string, unknown>>>;

const faults = (id: string, { query = {}, body = {}, headers = {} }: Parts) =>
  faultsOf(
    { id },
    { params: {}, query: query as never, body, username: undefined, customer: undefined },
    headers as never,
  );

const exampleOf = (id: string) => {
  const call = (catalogue as unknown as Record<string, Call>)[id];
  return (call && isJson(call) ? call.example.request : {}) as Parts;
};

describe('the calls of the provider’s documents', () => {
  it('contains 73 calls, all of them in the catalogue', () => {
    expect(Object.keys(wires)).toHaveLength(73);
    expect(Object.keys(wires).filter((id) => !(id in catalogue))).toEqual([]);
  });

  it.each(Object.keys(wires))('finds no fault in the catalogue’s example of %s', (id) => {
    expect(faults(id, exampleOf(id))).toEqual([]);
  });

  it.each<[string, string, (parts: Parts) => Parts]>([
    ['interventions', 'no query', () => ({})],
    ['preventives', 'no operationType', () => ({})],
    ['recuperoListaBollette', 'a filter of ours', ({ query }) => ({ query: { ...query, soloAperte: 'true' } })],
    ['companies', 'the draft of a booking', (parts) => ({ ...parts, headers: { 'x-bozza': 'b' } })],
    ['createIntervention', 'codDitta', ({ body }) => ({ body: { ...body, codDitta: '017' } })],
    [
      'createIntervention',
      'a photo with the prefix of a data URL',
      ({ body }) => ({ body: { ...body, attachments: [{ file: 'data:image/png;base64,AAAA', fileName: 'a.png' }] } }),
    ],
    ['createIntervention', 'no consent', ({ body }) => ({ body: { ...body, privacyConsent: undefined } })],
    [
      'modifyIntervention',
      'companyId',
      ({ query, body }) => ({ query, body: { ...body, companyId: 'C017' } }) as Parts,
    ],
    ['modificaRicezioneNotifiche', 'true for X', ({ body }) => ({ body: { ...body, flagNotificaMail: true } })],
    [
      'modificaDatiPagamento',
      'a card as bank debit',
      ({ body }) => ({ body: { ...body, metodoPagamentoRichiesto: 'L' } }),
    ],
    ['registerCustomer', 'no channel', ({ body }) => ({ body }) as Parts],
    [
      'recuperoListaBolletteVAS',
      'days with dashes',
      ({ body }) => ({ body: { ...body, inizioPeriodo: '2026-01-01' } }),
    ],
    ['answerPreventive', 'a method when it rejects', ({ body }) => ({ body: { ...body, type: 'RIFIUTA' } })],
  ])('rejects %s with %s', (id, _, changed) => {
    expect(faults(id, changed(exampleOf(id)))).not.toEqual([]);
  });
});
