import type { Commodity, Contract, OnboardingRequest, Vas } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { toDocumentSearch } from './documentSearch.ts';
import { ricercaDocumentiContrattuali } from './ricercaDocumentiContrattuali.ts';

const PERSON = 'FRRGLI85M41F205V';
const COMPANY = '01234567897';

function supply(commodity: Partial<Commodity> = {}): Contract {
  return {
    type: 'COMMODITY',
    status: 'ATTIVO',
    code: 'C1',
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: false, ...commodity },
  };
}

const service = (vas: Partial<Vas> = {}): Contract => ({
  type: 'VAS',
  status: 'ATTIVO',
  code: 'V1',
  vas: { type: 'SERVIZIO', subType: 'DEFAULT', ...vas },
});

const request = (source: OnboardingRequest['source']): OnboardingRequest => ({
  ...(supply({ pod: 'IT001E12345678' }) as OnboardingRequest),
  code: 'Q1',
  source,
  onboarding: { type: 'ZQAT', status: 'IN_ATTIVAZIONE' } as OnboardingRequest['onboarding'],
});

describe('the identifier of a search (formato.codici.1)', () => {
  it.each([
    ['RESIDENZIALE', { fiscalCode: PERSON }, {}, { codiceFiscale: PERSON }],
    ['RESIDENZIALE', { fiscalCode: PERSON, vatCode: COMPANY }, {}, { codiceFiscale: PERSON }],
    ['RESIDENZIALE', { fiscalCode: COMPANY }, {}, { codiceFiscale: COMPANY }],
    ['RESIDENZIALE', {}, { fiscalCode: PERSON.toLowerCase() }, { codiceFiscale: PERSON }],
    ['AMMINISTRATORE', { fiscalCode: PERSON }, {}, { codiceFiscale: PERSON }],
    ['AMMINISTRATORE', { fiscalCode: '012345678975' }, {}, { codiceFiscale: '012345678975' }],
    ['AMMINISTRATORE', { fiscalCode: COMPANY }, { fiscalCode: PERSON }, { partitaIVA: COMPANY }],
    ['AMMINISTRATORE', { vatCode: COMPANY }, {}, { partitaIVA: COMPANY }],
    ['PMI', { fiscalCode: PERSON, vatCode: COMPANY }, {}, { partitaIVA: COMPANY }],
    ['PMI', { fiscalCode: PERSON }, { vatCode: COMPANY }, { partitaIVA: COMPANY }],
    ['PMI', { fiscalCode: COMPANY }, {}, { partitaIVA: COMPANY }],
  ] as const)('identifies a search of %s with %j, of a customer with %j, by %j', (segment, own, customer, expected) => {
    for (const contract of [supply(own), service(own)]) {
      const search = toDocumentSearch(contract, { segment, ...customer });
      expect(search).toMatchObject(expected);
      expect([search?.codiceFiscale, search?.partitaIVA].filter(Boolean)).toHaveLength(1);
      expect(rejectedFor(ricercaDocumentiContrattuali.body, search ?? {})).toEqual([]);
    }
  });

  it('returns no search when no identifier is known', () => {
    expect(toDocumentSearch(supply({ fiscalCode: ' ' }), { segment: 'RESIDENZIALE' })).toBeUndefined();
  });
});

describe('the search names', () => {
  const customer = { segment: 'RESIDENZIALE', fiscalCode: PERSON } as const;
  const base = { societa: 'EE', codiceFiscale: PERSON };

  it.each([
    [
      supply({ pod: 'IT001E12345678', signDate: '2024-02-12', quotation: 'Q1' }),
      {
        ...base,
        codiceContratto: 'C1',
        tipologia: '',
        pod: 'IT001E12345678',
        dataFirma: '2024-02-12',
        quotation: 'Q1',
      },
    ],
    [supply({ pdr: '00881234567890' }), { ...base, codiceContratto: 'C1', tipologia: '', pdr: '00881234567890' }],
    [
      service({ purchaseDate: '2024-02-12' }),
      { ...base, codiceContratto: 'V1', tipologia: 'VAS', dataFirma: '2024-02-12' },
    ],
    [request('QUOTATION'), { ...base, quotation: 'Q1' }],
    [request('METER_REQUEST'), undefined],
  ] as const)('searches with what is known of the contract: %#', (contract, expected) => {
    expect(toDocumentSearch(contract, customer)).toEqual(expected);
  });
});
