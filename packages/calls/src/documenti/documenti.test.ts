import { DOCUMENT_TYPE_LABELS } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { ricercaDocumentiContrattuali } from './ricercaDocumentiContrattuali.ts';

const codiceFiscale = 'FRRGLI85M41F205V';
const asked = { societa: 'EE', codiceContratto: 'C1', codiceFiscale };

describe('contract documents', () => {
  it.each([
    [asked, []],
    [{ ...asked, dataFirma: '2024-02-12', pod: 'IT001E12345678', tipologia: '' }, []],
    [{ ...asked, pdr: '00881234567890', tipologia: 'VAS' }, []],
    [{ societa: 'EE', quotation: 'Q1', partitaIVA: '01234567897' }, []],
    [{ societa: 'EE', codiceContratto: 'C1' }, ['codiceFiscale MISSING']],
    [{ ...asked, partitaIVA: '01234567897' }, ['codiceFiscale NOT_EXPECTED']],
    [{ ...asked, codiceFiscale: codiceFiscale.toLowerCase() }, ['codiceFiscale NOT_IN_CAPITALS']],
    [{ societa: 'EE', codiceFiscale }, ['codiceContratto MISSING']],
    [{ ...asked, societa: 'XX' }, ['societa invalid_value']],
    [{ ...asked, tipologia: 'LUCE' }, ['tipologia invalid_value']],
    [{ ...asked, dataFirma: '20240212' }, ['dataFirma invalid_format']],
  ])('validates a search for contract documents with %j', (body, expected) => {
    expect(rejectedFor(ricercaDocumentiContrattuali.body, body)).toEqual(expected);
  });

  const document = {
    docnumber: 'D1',
    link: '/d1.pdf',
    dataCreazione: '2024-02-12',
    dataRicezione: null,
    dataDocumento: '2024-02-11',
    nome: 'Contratto',
    tipo: 'CONTRATTO_DEFINITIVO',
  };

  it('reads a document', async () => {
    const { model } = await readSample(ricercaDocumentiContrattuali, { documenti: [document] });
    expect(model).toEqual([
      {
        docNumber: 'D1',
        link: '/d1.pdf',
        creationDate: '2024-02-12',
        receptionDate: undefined,
        documentDate: '2024-02-11',
        name: 'Contratto',
        type: 'CONTRATTO_DEFINITIVO',
      },
    ]);
  });

  const types = Object.keys(DOCUMENT_TYPE_LABELS);

  it.each([
    ...types.map((tipo) => ({ tipo, type: tipo })),
    { tipo: 'LETTERA', type: 'DEFAULT' },
    { tipo: null, type: 'DEFAULT' },
  ])('reads the type $tipo as $type', async ({ tipo, type }) => {
    const { model } = await readSample(ricercaDocumentiContrattuali, { documenti: [{ ...document, tipo }] });
    expect(model[0]?.type).toBe(type);
  });
});
