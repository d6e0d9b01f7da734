import { describe, expect, it } from 'vitest';
import { readSample } from '../mechanism/sample.ts';
import { recuperoContrattiVasCliente } from './recuperoContrattiVasCliente.ts';
import { recuperoListaMSR } from './recuperoListaMSR.ts';
import { recuperoListaQuotation } from './recuperoListaQuotation.ts';

const indirizzo = { via: 'Via Roma 1', cap: '10121', citta: 'Torino', provincia: 'TO', nazione: 'IT' };

describe('service contracts', () => {
  const fibre = {
    codiceContrattoVas: 'V1',
    tipo: 'FIBRA',
    sottoTipo: 'DEFAULT',
    tipoProdotto: 'ZFIB',
    stato: 'Sospeso per Morosità',
    percentualeAvanzamento: 100,
    nome: 'Fibra Casa',
    indirizzo,
    fibra: {
      idRisorsa: 'R1',
      codiceMigrazione: null,
      modemComodato: true,
      ipPubblicoStatico: false,
      ultraVelocita: true,
      tecnologia: 'FTTH',
      velocitaDownload: 2500,
    },
  };

  it('reads a fibre line, its speed with the unit', async () => {
    const { model } = await readSample(recuperoContrattiVasCliente, { contratti: [fibre] });
    expect(model[0]).toMatchObject({
      type: 'VAS',
      status: 'SOSPESO_MOROSITA',
      vas: { type: 'FIBRA', name: 'Fibra Casa', fibre: { downloadSpeed: '2500 Mbit/s', modemOnLoan: true } },
    });
    expect(model[0]?.vas.selfConsumption).toBeUndefined();
  });

  it.each([
    ['ZCAL', 40, 'IN_ATTIVAZIONE'],
    ['ZZZZ', 40, 'DISATTIVATO'],
    ['ZZZZ', 100, 'ATTIVO'],
  ])(
    'shows activation only for the provider’s listed codes: %s at %d is %s',
    async (tipoProdotto, percentualeAvanzamento, status) => {
      const service = {
        ...fibre,
        tipo: 'SERVIZIO',
        fibra: null,
        stato: 'Attivo',
        tipoProdotto,
        percentualeAvanzamento,
      };
      const { model } = await readSample(recuperoContrattiVasCliente, { contratti: [service] });
      expect(model[0]?.status).toBe(status);
    },
  );

  it('reads who the holder of self-consumption represents', async () => {
    const service = {
      ...fibre,
      tipo: 'SERVIZIO',
      sottoTipo: 'AUTOCONSUMO',
      autoconsumo: { dataAttivazione: '2025-03-01', rappresentante: 'AUC2', tipo: 'SEU' },
    };
    const { model } = await readSample(recuperoContrattiVasCliente, { contratti: [service] });
    expect(model[0]?.vas.selfConsumption).toEqual({
      businessActivation: '2025-03-01',
      representativeOf: 'AUC2',
      type: 'SEU',
    });
  });
});

describe('supplies on their way', () => {
  const item = {
    tipo: 'ZQAT',
    stato: 'In lavorazione',
    idStato: '20',
    percentualeAvanzamento: 60,
    nomeOfferta: 'Luce Serena',
    morosita: false,
    commodity: 'LUCE',
    pod: 'IT001E12345678',
    indirizzo,
  };

  it('reads a quotation with the reason of its activation', async () => {
    const quotation = { ...item, codiceQuotation: 'Q1', causaleAttivazione: 'SWITCH' };
    const { model } = await readSample(recuperoListaQuotation, { quotazioni: [quotation] });
    expect(model[0]).toMatchObject({
      source: 'QUOTATION',
      code: 'Q1',
      activationReason: 'SWITCH',
      status: 'IN_ATTIVAZIONE',
      onboarding: { type: 'ZQAT', statusId: '20', progress: 60 },
    });
  });

  it('reads a meter request at progress 0 as cancelled', async () => {
    const request = { ...item, tipo: 'ZM71', codiceRichiesta: 'M1', percentualeAvanzamento: 0 };
    const { model } = await readSample(recuperoListaMSR, { richieste: [request] });
    expect(model[0]).toMatchObject({ source: 'METER_REQUEST', code: 'M1', status: 'ANNULLATO' });
  });
});
