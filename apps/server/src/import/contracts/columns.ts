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

/** The kinds of contract, as the wire says them in `commodity` and in `tipo`. */
export const contractTypes = ['LUCE', 'GAS', 'SERVIZIO', 'PRODOTTO', 'FIBRA'] as const;
export type ContractType = (typeof contractTypes)[number];

/** A column, and the kinds of contract that have it. */
export interface ContractColumn extends Column {
  readonly of: readonly ContractType[];
}

const energy = ['LUCE', 'GAS'] as const;
const services = ['SERVIZIO', 'PRODOTTO', 'FIBRA'] as const;

const type = word<ContractType>({
  LUCE: 'LUCE',
  GAS: 'GAS',
  SERVIZIO: 'SERVIZIO',
  SERVIZI: 'SERVIZIO',
  PRODOTTO: 'PRODOTTO',
  FIBRA: 'FIBRA',
});
const subType = oneOf('DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO');
const market = oneOf('LIBERO', 'PLACET', 'STG', 'VINCOLATO');

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
 * The columns of a file of contracts: the fields of `recuperoLista` for LUCE and GAS, those of
 * `recuperoContrattiVasCliente` for the others, in one file.
 */
export const contractColumns: readonly ContractColumn[] = [
  { name: 'tipo', staged: 'type', type: 'text', cell: required(type), isRequired: true, of: contractTypes },
  {
    name: 'codiceCliente',
    staged: 'customer_code',
    type: 'text',
    cell: required(code),
    isRequired: true,
    of: contractTypes,
  },
  // The contract itself for LUCE and GAS; for the others the supply that they belong to.
  { name: 'codiceContratto', staged: 'commodity_code', type: 'text', cell: optional(code), of: contractTypes },
  { name: 'codiceContrattoVas', staged: 'vas_code', type: 'text', cell: optional(code), of: services },
  {
    name: 'stato',
    staged: 'source_state',
    type: 'text',
    cell: required(text(100)),
    isRequired: true,
    of: contractTypes,
  },
  words('codiceQuotation', 'quotation_code', energy, 40),
  words('nickname', 'nickname', energy, 100),
  { name: 'pod', staged: 'pod', type: 'text', cell: optional(pod), of: ['LUCE', ...services] },
  { name: 'pdr', staged: 'pdr', type: 'text', cell: optional(pdr), of: ['GAS'] },
  { name: 'mercato', staged: 'market', type: 'text', cell: optional(market), of: energy },
  words('nomeOfferta', 'offer_name', energy),
  words('contractAccount', 'contract_account', contractTypes, 40),
  words('codiceCRM', 'crm_code', energy, 100),
  words('codiceArera', 'arera_code', energy, 100),
  days('dataInizio', 'start_date', energy),
  days('dataFirma', 'sign_date', energy),
  days('dataFine', 'end_date', contractTypes),
  flags('autolettura', 'self_reading', energy),
  { name: 'codiceFiscale', staged: 'fiscal_code', type: 'text', cell: optional(fiscalCode), of: contractTypes },
  { name: 'partitaIVA', staged: 'vat_number', type: 'text', cell: optional(vatNumber), of: contractTypes },
  words('tipoFatturazione', 'billing_type', energy, 100),
  words('aliasAbitazione', 'residence_alias', energy, 100),
  words('tipoTariffa', 'tariff_type', energy, 100),
  {
    name: 'potenzaImpegnata',
    staged: 'power',
    type: 'double precision',
    cell: optional(number(0, 100_000)),
    of: ['LUCE'],
  },
  {
    name: 'coefficienteC',
    staged: 'gas_coefficient',
    type: 'double precision',
    cell: optional(number(0.5, 2)),
    of: ['GAS'],
  },
  words('telefonoDistributore', 'dealer_phone', energy, 40),
  words('datiCatastali.foglio', 'land_sheet', energy, 20),
  words('datiCatastali.particella', 'land_parcel', energy, 20),
  words('datiCatastali.subalterno', 'land_subunit', energy, 20),
  { name: 'sottoTipo', staged: 'sub_type', type: 'text', cell: optional(subType), of: services, isDerived: true },
  { ...words('tipoProdotto', 'product_type', services, 40), isDerived: true },
  {
    name: 'percentualeAvanzamento',
    staged: 'progress',
    type: 'double precision',
    cell: optional(number(0, 100)),
    of: services,
  },
  words('nome', 'name', services),
  words('descrizione', 'description', services, 2000),
  days('dataAttivazione', 'activation_date', contractTypes),
  days('dataAcquisto', 'purchase_date', services),
  words('codiceAnagrafica', 'registry_code', services, 100),
  words('immagine', 'image', services, 500),
  words('keyword', 'keyword', services, 500),
  words('compagniaAssicurativa', 'insurance_company', services),
  words('idCategoriaDatiPersonali', 'personal_data_category_id', services, 100),
  words('indirizzo.via', 'street', contractTypes),
  { name: 'indirizzo.cap', staged: 'cap', type: 'text', cell: optional(postcode), of: contractTypes },
  words('indirizzo.citta', 'city', contractTypes, 100),
  { name: 'indirizzo.provincia', staged: 'province', type: 'text', cell: optional(province), of: contractTypes },
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
  },
  days('autoconsumo.dataAttivazione', 'business_activation', ['SERVIZIO']),
  {
    name: 'autoconsumo.rappresentante',
    staged: 'representative_of',
    type: 'text',
    cell: optional(oneOf('AUC1', 'AUC2', 'AUC3', 'AUC4')),
    of: ['SERVIZIO'],
  },
  {
    name: 'autoconsumo.tipo',
    staged: 'account_type',
    type: 'text',
    cell: optional(oneOf('STANDARD', 'SEU')),
    of: ['SERVIZIO'],
  },
];
