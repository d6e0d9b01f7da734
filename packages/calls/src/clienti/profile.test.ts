import { describe, expect, it } from 'vitest';
import { readSample } from '../mechanism/sample.ts';
import { recuperaDatiProfilo } from './recuperaDatiProfilo.ts';

const fields = {
  segmento: 'Residenziale',
  codiceCliente: 'K1',
  nome: 'Giulia',
  cognome: 'Ferri',
  username: 'full',
  prospect: false,
  inCreazione: false,
  dataUltimaModificaMail: '2026-11-20T10:00:00+01:00',
  intervalloModificaContatto: 24,
};

describe('the profile', () => {
  it('reads the fields of utente.modello.2', async () => {
    const { model } = await readSample(recuperaDatiProfilo, fields);
    expect(model).toMatchObject({
      segment: 'RESIDENZIALE',
      segmentValue: 'Residenziale',
      code: 'K1',
      name: 'Giulia',
      surname: 'Ferri',
      emailChangedAt: Date.UTC(2026, 10, 20, 9),
      phoneChangedAt: undefined,
      intervalEditContact: 24,
    });
  });

  it.each([
    ['N', true],
    ['S', true],
    ['V', false],
    [null, false],
  ])('reads a clienteNew of %s as isNew: %s', async (clienteNew, isNew) => {
    expect((await readSample(recuperaDatiProfilo, { ...fields, clienteNew })).model.isNew).toBe(isNew);
  });

  it.each([
    ['G_MANUTENTORI', 'MANUTENTORE'],
    ['G_ALTRI, G_MANUTENTORI', 'MANUTENTORE'],
    ['G_ALTRI', 'RESIDENZIALE'],
    ['XG_MANUTENTORI', 'RESIDENZIALE'],
  ])('reads the groups %s as the segment %s', async (groups, segment) => {
    const { model } = await readSample(recuperaDatiProfilo, fields, { 'X-Gruppi': groups });
    expect(model.segment).toBe(segment);
  });

  it('makes maintenance staff of a label that it does not know (operatore.manutentori.1)', async () => {
    const answer = { ...fields, segmento: 'Marziano' };
    const { model } = await readSample(recuperaDatiProfilo, answer, { 'X-Gruppi': 'G_MANUTENTORI' });
    expect(model).toMatchObject({ segment: 'MANUTENTORE', segmentValue: 'Manutentore' });
  });

  it.each<[string, object]>([
    ['a status that is not 0', { ...fields, header: { stato: 7, codice: 'X', descrizione: 'No.' } }],
    ['a status as text', { ...fields, header: { stato: '7' } }],
    ['no header', { ...fields, header: undefined }],
    ['nothing but a refusal', { header: { stato: 1, codice: 'S-002', descrizione: 'No.', idRichiesta: 'r' } }],
    ['a segment that is null', { ...fields, segmento: null }],
  ])('reads a profile of maintenance staff also with %s (operatore.manutentori.1)', async (_, answer) => {
    const { model } = await readSample(recuperaDatiProfilo, answer, { 'X-Gruppi': 'G_MANUTENTORI' });
    expect(model).toMatchObject({ segment: 'MANUTENTORE', segmentValue: 'Manutentore' });
  });

  it.each([{ 'X-Gruppi': 'G_ALTRI' }, {}])('rejects a status that is not 0 for other groups: %j', async (headers) => {
    const answer = { ...fields, header: { stato: 7, codice: 'X' } };
    await expect(readSample(recuperaDatiProfilo, answer, headers)).rejects.toMatchObject({
      kind: 'refused',
      code: 'X',
    });
  });

  it.each(['prospect', 'inCreazione'])('reads a profile in which %s is null or missing', async (flag) => {
    for (const value of [null, undefined]) {
      const { model } = await readSample(recuperaDatiProfilo, { ...fields, [flag]: value });
      expect(model).toMatchObject({ segment: 'RESIDENZIALE', isProspect: false, isInCreation: false });
    }
  });

  it('raises the error of prodotto.segmenti.2 for an unknown segment', async () => {
    await expect(readSample(recuperaDatiProfilo, { ...fields, segmento: 'Marziano' })).rejects.toThrow(
      'Segmento non trovato!',
    );
  });
});
