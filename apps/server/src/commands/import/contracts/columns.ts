import {
  KNOWN_ACCOUNT_TYPES,
  KNOWN_HOLDER_RELATIONSHIPS,
  KNOWN_ITEM_CATEGORIES,
  KNOWN_MARKETS,
  SERVICE_SUBTYPES,
  SUPPLIED_COMMODITIES,
} from '@sportello/domain';
import {
  code,
  day,
  flag,
  fiscalCode,
  number,
  oneOf,
  optional,
  pdr,
  pod,
  postcode,
  province,
  required,
  text,
  vatNumber,
  word,
} from '../table/cells.ts';
import type { Column } from '../table/columns.ts';

/** Kinds of contract with the wire values of `commodity` and `tipo`. */
export const contractTypes = [...SUPPLIED_COMMODITIES, ...KNOWN_ITEM_CATEGORIES] as const;
export type ContractType = (typeof contractTypes)[number];

export interface ContractColumn extends Column {
  readonly of: readonly ContractType[];
}

const energy = SUPPLIED_COMMODITIES;
const services = KNOWN_ITEM_CATEGORIES;

const type = word<ContractType>({
  LUCE: 'LUCE',
  GAS: 'GAS',
  SERVIZIO: 'SERVIZIO',
  SERVIZI: 'SERVIZIO',
  PRODOTTO: 'PRODOTTO',
  FIBRA: 'FIBRA',
});
const forSelfConsumption = 'only with `sottoTipo` `AUTOCONSUMO`';
const listed = (words: readonly string[]) => words.map((each) => `\`${each}\``).join(', ');

const words = (name: string, staged: string, of: readonly ContractType[], max?: number): ContractColumn => ({
  name,
  staged,
  type: 'text',
  cell: optional(text(max)),
  of,
});
const days = (name: string, staged: string, of: readonly ContractType[]): ContractColumn => ({
  name,
  staged,
  type: 'date',
  cell: optional(day),
  of,
});
const flags = (name: string, staged: string, of: readonly ContractType[]): ContractColumn => ({
  name,
  staged,
  type: 'boolean',
  cell: optional(flag),
  of,
});

/**
 * Columns of a contracts file: the fields of `recuperoLista` for LUCE and GAS and those of
 * `recuperoContrattiVasCliente` for the others, in one file.
 */
export const contractColumns: readonly ContractColumn[] = [
  {
    name: 'tipo',
    staged: 'type',
    type: 'text',
    cell: required(type),
    isRequired: true,
    of: contractTypes,
    holds: `${listed(contractTypes)}; \`SERVIZI\` is \`SERVIZIO\``,
  },
  {
    name: 'codiceCliente',
    staged: 'customer_code',
    type: 'text',
    cell: required(code),
    isRequired: true,
    of: contractTypes,
  },
  {
    name: 'codiceContratto',
    staged: 'commodity_code',
    type: 'text',
    cell: optional(code),
    of: contractTypes,
    holds: 'required for LUCE and GAS: the contract’s code; for the others the supply that it belongs to',
  },
  {
    name: 'codiceContrattoVas',
    staged: 'vas_code',
    type: 'text',
    cell: optional(code),
    of: services,
    holds: 'required: the contract’s code',
  },
  {
    name: 'stato',
    staged: 'source_state',
    type: 'text',
    cell: required(text(100)),
    isRequired: true,
    of: contractTypes,
    holds: 'the source’s word: `Attivo`, `Cessato`, `Disattivato`, `Annullato`, `Sospeso per Morosità`, …',
  },
  words('codiceQuotation', 'quotation_code', energy, 40),
  { ...words('nickname', 'nickname', energy, 100), holds: 'the customer’s own name for the supply' },
  {
    name: 'pod',
    staged: 'pod',
    type: 'text',
    cell: optional(pod),
    of: ['LUCE', ...services],
    holds: '`IT001E12345678`; for services the POD that they belong to',
  },
  { name: 'pdr', staged: 'pdr', type: 'text', cell: optional(pdr), of: ['GAS'], holds: '14 digits' },
  {
    name: 'mercato',
    staged: 'market',
    type: 'text',
    cell: optional(oneOf(...KNOWN_MARKETS)),
    of: energy,
    holds: listed(KNOWN_MARKETS),
  },
  words('nomeOfferta', 'offer_name', energy),
  words('contractAccount', 'contract_account', contractTypes, 40),
  words('codiceCRM', 'crm_code', energy, 100),
  words('codiceArera', 'arera_code', energy, 100),
  days('dataInizio', 'start_date', energy),
  days('dataFirma', 'sign_date', energy),
  {
    ...days('intestatarioDal', 'holder_since', energy),
    holds:
      'only of a supply that was another customer’s before: the first day on which it is this one’s (fornitore.dati.6)',
  },
  days('dataFine', 'end_date', contractTypes),
  flags('autolettura', 'self_reading', energy),
  { name: 'codiceFiscale', staged: 'fiscal_code', type: 'text', cell: optional(fiscalCode), of: contractTypes },
  { name: 'partitaIVA', staged: 'vat_number', type: 'text', cell: optional(vatNumber), of: contractTypes },
  words('tipoFatturazione', 'billing_type', energy, 100),
  { ...words('aliasAbitazione', 'residence_alias', energy, 100), holds: 'the customer’s own name for the home' },
  words('tipoTariffa', 'tariff_type', energy, 100),
  {
    name: 'potenzaImpegnata',
    staged: 'power',
    type: 'double precision',
    cell: optional(number(0, 100_000)),
    of: ['LUCE'],
    holds: 'in kW',
  },
  {
    name: 'coefficienteC',
    staged: 'gas_coefficient',
    type: 'double precision',
    cell: optional(number(0.5, 2)),
    of: ['GAS'],
    holds: 'standard cubic metres in a cubic metre of the meter, 0.5 to 2',
  },
  { ...words('telefonoDistributore', 'dealer_phone', energy, 40), holds: 'the number to call for faults' },
  words('datiCatastali.foglio', 'land_sheet', energy, 20),
  words('datiCatastali.particella', 'land_parcel', energy, 20),
  words('datiCatastali.subalterno', 'land_subunit', energy, 20),
  {
    name: 'sottoTipo',
    staged: 'sub_type',
    type: 'text',
    cell: optional(oneOf(...SERVICE_SUBTYPES)),
    of: services,
    isDerived: true,
    holds: listed(SERVICE_SUBTYPES),
  },
  {
    ...words('tipoProdotto', 'product_type', services, 40),
    isDerived: true,
    holds: 'required; for FIBRA it is `ZFIB`',
  },
  {
    name: 'percentualeAvanzamento',
    staged: 'progress',
    type: 'double precision',
    cell: optional(number(0, 100)),
    of: services,
    holds: '0 to 100; without 100 the service is shown as deactivated, whatever `stato` is (contratto.stato.4)',
  },
  { ...words('nome', 'name', services), holds: 'required' },
  words('descrizione', 'description', services, 2000),
  days('dataAttivazione', 'activation_date', contractTypes),
  days('dataAcquisto', 'purchase_date', services),
  words('codiceAnagrafica', 'registry_code', services, 100),
  words('immagine', 'image', services, 500),
  words('keyword', 'keyword', services, 500),
  words('compagniaAssicurativa', 'insurance_company', services),
  words('idCategoriaDatiPersonali', 'personal_data_category_id', services, 100),
  words('indirizzo.via', 'street', contractTypes),
  {
    name: 'indirizzo.cap',
    staged: 'cap',
    type: 'text',
    cell: optional(postcode),
    of: contractTypes,
    holds: 'five digits',
  },
  words('indirizzo.citta', 'city', contractTypes, 100),
  {
    name: 'indirizzo.provincia',
    staged: 'province',
    type: 'text',
    cell: optional(province),
    of: contractTypes,
    holds: 'two letters',
  },
  words('indirizzo.nazione', 'country', contractTypes, 100),
  words('fibra.idRisorsa', 'resource_id', ['FIBRA'], 100),
  words('fibra.codiceMigrazione', 'migration_code', ['FIBRA'], 100),
  flags('fibra.modemComodato', 'modem_on_loan', ['FIBRA']),
  flags('fibra.ipPubblicoStatico', 'public_static_ip', ['FIBRA']),
  flags('fibra.ultraVelocita', 'ultra_fast_speed', ['FIBRA']),
  words('fibra.tecnologia', 'technology', ['FIBRA'], 100),
  {
    name: 'fibra.velocitaDownload',
    staged: 'download_speed',
    type: 'integer',
    cell: optional(number(0, 1_000_000, 'integer')),
    of: ['FIBRA'],
    holds: 'in Mbit/s',
  },
  { ...days('autoconsumo.dataAttivazione', 'business_activation', ['SERVIZIO']), holds: forSelfConsumption },
  {
    name: 'autoconsumo.rappresentante',
    staged: 'representative_of',
    type: 'text',
    cell: optional(oneOf(...KNOWN_HOLDER_RELATIONSHIPS)),
    of: ['SERVIZIO'],
    holds: `${forSelfConsumption}: ${listed(KNOWN_HOLDER_RELATIONSHIPS)}`,
  },
  {
    name: 'autoconsumo.tipo',
    staged: 'account_type',
    type: 'text',
    cell: optional(oneOf(...KNOWN_ACCOUNT_TYPES)),
    of: ['SERVIZIO'],
    holds: `${forSelfConsumption}: ${listed(KNOWN_ACCOUNT_TYPES)}`,
  },
];
