import type { MadeUpPerson } from '../people.ts';
import { assistance, fibre, hasAssistance, hasFibre, hasPanels, panels, serviceAccount } from './services.ts';
import { each, row, when, type Field } from './sheet.ts';

const contractColumns =
  'tipo codiceCliente codiceContratto codiceContrattoVas stato pod pdr nome tipoProdotto sottoTipo percentualeAvanzamento contractAccount mercato nomeOfferta dataInizio dataFine autolettura potenzaImpegnata coefficienteC telefonoDistributore datiCatastali.foglio datiCatastali.particella datiCatastali.subalterno fibra.idRisorsa fibra.codiceMigrazione fibra.tecnologia fibra.velocitaDownload autoconsumo.dataAttivazione autoconsumo.rappresentante autoconsumo.tipo indirizzo.via indirizzo.cap indirizzo.citta indirizzo.provincia indirizzo.nazione';

function contractsOf(person: MadeUpPerson): Field[][] {
  const address = {
    'indirizzo.via': person.street,
    'indirizzo.cap': person.place.cap,
    'indirizzo.citta': person.place.town,
    'indirizzo.provincia': person.place.province,
    'indirizzo.nazione': 'IT',
  };
  const common = { codiceCliente: person.code, stato: person.electricity.hasEnded ? 'Cessato' : 'Attivo', ...address };
  const supply = {
    ...common,
    mercato: 'LIBERO',
    nomeOfferta: 'Luce Serena',
    dataInizio: '2024-03-01',
    dataFine: person.electricity.hasEnded ? '2026-06-30' : '',
    autolettura: 'sì',
    telefonoDistributore: '803500',
    'datiCatastali.foglio': person.number % 90,
    'datiCatastali.particella': person.number % 700,
    'datiCatastali.subalterno': person.number % 30,
  };
  const { electricity, gas } = person;
  const service = {
    ...common,
    percentualeAvanzamento: electricity.hasEnded ? '' : 100,
    codiceContratto: electricity.code,
    contractAccount: serviceAccount(person),
  };
  const made = [
    {
      ...supply,
      tipo: 'LUCE',
      codiceContratto: electricity.code,
      pod: electricity.point,
      contractAccount: electricity.account,
      potenzaImpegnata: 3,
    },
    ...when(gas !== undefined, {
      ...supply,
      tipo: 'GAS',
      codiceContratto: gas?.code ?? '',
      pdr: gas?.point ?? '',
      contractAccount: gas?.account ?? '',
      nomeOfferta: 'Gas Sereno',
      coefficienteC: '1,02',
    }),
    ...when(hasFibre(person), {
      ...service,
      tipo: 'FIBRA',
      codiceContrattoVas: fibre(person),
      nome: 'Fibra Serena',
      'fibra.idRisorsa': `R${person.number}`,
      'fibra.codiceMigrazione': `M${person.number}`,
      'fibra.tecnologia': 'FTTH',
      'fibra.velocitaDownload': 1000,
    }),
    ...when(hasPanels(person), {
      ...service,
      tipo: 'SERVIZIO',
      codiceContrattoVas: panels(person),
      nome: 'Sole di casa',
      tipoProdotto: 'ZAUC',
      sottoTipo: 'AUTOCONSUMO',
      'autoconsumo.dataAttivazione': '2025-05-01',
      'autoconsumo.rappresentante': 'AUC1',
      'autoconsumo.tipo': 'STANDARD',
    }),
    ...when(hasAssistance(person), {
      ...service,
      tipo: 'SERVIZIO',
      codiceContrattoVas: assistance(person),
      nome: 'Casa protetta',
      tipoProdotto: 'ZINT',
      sottoTipo: 'INTERVENTO_TECNICO',
    }),
  ];
  return made.map((values) => row(contractColumns, values));
}

export const contracts = each('contracts', contractColumns, contractsOf);
