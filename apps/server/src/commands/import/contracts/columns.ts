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
  pdr,
  pod,
  postcode,
  province,
  text,
  vatNumber,
  word,
} from '../table/cells.ts';
import { listed, maybe, needed, type KindColumn } from '../kinds/kind.ts';

/** Kinds of contract with the wire values of `commodity` and `tipo`. */
export const contractTypes = [...SUPPLIED_COMMODITIES, ...KNOWN_ITEM_CATEGORIES] as const;
export type ContractType = (typeof contractTypes)[number];

export interface ContractColumn extends KindColumn {
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

const of = (types: readonly ContractType[], ...column: Parameters<typeof maybe>): ContractColumn => ({
  ...maybe(...column),
  of: types,
});
const ofAll = (...column: Parameters<typeof needed>): ContractColumn => ({ ...needed(...column), of: contractTypes });

const aDay = { type: 'date' } as const;
const aFlag = { type: 'boolean' } as const;
const aNumber = { type: 'double precision' } as const;

/**
 * Columns of a contracts file: the fields of `recuperoLista` for LUCE and GAS and those of
 * `recuperoContrattiVasCliente` for the others, in one file.
 */
export const contractColumns: readonly ContractColumn[] = [
  ofAll('tipo', 'type', type, `${listed(contractTypes)}; \`SERVIZI\` is \`SERVIZIO\``),
  ofAll('codiceCliente', 'customer_code', code, ''),
  of(
    contractTypes,
    'codiceContratto',
    'commodity_code',
    code,
    'required for LUCE and GAS: the contract’s code; for the others the supply that it belongs to',
  ),
  of(services, 'codiceContrattoVas', 'vas_code', code, 'required: the contract’s code'),
  ofAll(
    'stato',
    'source_state',
    text(100),
    'the source’s word: `Attivo`, `Cessato`, `Disattivato`, `Annullato`, `Sospeso per Morosità`, …',
  ),
  of(energy, 'codiceQuotation', 'quotation_code', text(40), ''),
  of(energy, 'nickname', 'nickname', text(100), 'the customer’s own name for the supply'),
  of(['LUCE', ...services], 'pod', 'pod', pod, '`IT001E12345678`; for services the POD that they belong to'),
  of(['GAS'], 'pdr', 'pdr', pdr, '14 digits'),
  of(energy, 'mercato', 'market', oneOf(...KNOWN_MARKETS), listed(KNOWN_MARKETS)),
  of(energy, 'nomeOfferta', 'offer_name', text(), ''),
  of(contractTypes, 'contractAccount', 'contract_account', text(40), ''),
  of(energy, 'codiceCRM', 'crm_code', text(100), ''),
  of(energy, 'codiceArera', 'arera_code', text(100), ''),
  of(energy, 'dataInizio', 'start_date', day, '', aDay),
  of(energy, 'dataFirma', 'sign_date', day, '', aDay),
  of(
    energy,
    'intestatarioDal',
    'holder_since',
    day,
    'only of a supply that was another customer’s before: the first day on which it is this one’s (fornitore.dati.6)',
    aDay,
  ),
  of(contractTypes, 'dataFine', 'end_date', day, '', aDay),
  of(energy, 'autolettura', 'self_reading', flag, '', aFlag),
  of(contractTypes, 'codiceFiscale', 'fiscal_code', fiscalCode, ''),
  of(contractTypes, 'partitaIVA', 'vat_number', vatNumber, ''),
  of(energy, 'tipoFatturazione', 'billing_type', text(100), ''),
  of(energy, 'aliasAbitazione', 'residence_alias', text(100), 'the customer’s own name for the home'),
  of(energy, 'tipoTariffa', 'tariff_type', text(100), ''),
  of(['LUCE'], 'potenzaImpegnata', 'power', number(0, 100_000), 'in kW', aNumber),
  of(
    ['GAS'],
    'coefficienteC',
    'gas_coefficient',
    number(0.5, 2),
    'standard cubic metres in a cubic metre of the meter, 0.5 to 2',
    aNumber,
  ),
  of(energy, 'telefonoDistributore', 'dealer_phone', text(40), 'the number to call for faults'),
  of(energy, 'datiCatastali.foglio', 'land_sheet', text(20), ''),
  of(energy, 'datiCatastali.particella', 'land_parcel', text(20), ''),
  of(energy, 'datiCatastali.subalterno', 'land_subunit', text(20), ''),
  of(services, 'sottoTipo', 'sub_type', oneOf(...SERVICE_SUBTYPES), listed(SERVICE_SUBTYPES), { isDerived: true }),
  of(services, 'tipoProdotto', 'product_type', text(40), 'required; for FIBRA it is `ZFIB`', { isDerived: true }),
  of(
    services,
    'percentualeAvanzamento',
    'progress',
    number(0, 100),
    '0 to 100; without 100 the service is shown as deactivated, whatever `stato` is (contratto.stato.4)',
    aNumber,
  ),
  of(services, 'nome', 'name', text(), 'required'),
  of(services, 'descrizione', 'description', text(2000), ''),
  of(contractTypes, 'dataAttivazione', 'activation_date', day, '', aDay),
  of(services, 'dataAcquisto', 'purchase_date', day, '', aDay),
  of(services, 'codiceAnagrafica', 'registry_code', text(100), ''),
  of(services, 'immagine', 'image', text(500), ''),
  of(services, 'keyword', 'keyword', text(500), ''),
  of(services, 'compagniaAssicurativa', 'insurance_company', text(), ''),
  of(services, 'idCategoriaDatiPersonali', 'personal_data_category_id', text(100), ''),
  of(contractTypes, 'indirizzo.via', 'street', text(), ''),
  of(contractTypes, 'indirizzo.cap', 'cap', postcode, 'five digits'),
  of(contractTypes, 'indirizzo.citta', 'city', text(100), ''),
  of(contractTypes, 'indirizzo.provincia', 'province', province, 'two letters'),
  of(contractTypes, 'indirizzo.nazione', 'country', text(100), ''),
  of(['FIBRA'], 'fibra.idRisorsa', 'resource_id', text(100), ''),
  of(['FIBRA'], 'fibra.codiceMigrazione', 'migration_code', text(100), ''),
  of(['FIBRA'], 'fibra.modemComodato', 'modem_on_loan', flag, '', aFlag),
  of(['FIBRA'], 'fibra.ipPubblicoStatico', 'public_static_ip', flag, '', aFlag),
  of(['FIBRA'], 'fibra.ultraVelocita', 'ultra_fast_speed', flag, '', aFlag),
  of(['FIBRA'], 'fibra.tecnologia', 'technology', text(100), ''),
  of(['FIBRA'], 'fibra.velocitaDownload', 'download_speed', number(0, 1_000_000, 'integer'), 'in Mbit/s', {
    type: 'integer',
  }),
  of(['SERVIZIO'], 'autoconsumo.dataAttivazione', 'business_activation', day, forSelfConsumption, aDay),
  of(
    ['SERVIZIO'],
    'autoconsumo.rappresentante',
    'representative_of',
    oneOf(...KNOWN_HOLDER_RELATIONSHIPS),
    `${forSelfConsumption}: ${listed(KNOWN_HOLDER_RELATIONSHIPS)}`,
  ),
  of(
    ['SERVIZIO'],
    'autoconsumo.tipo',
    'account_type',
    oneOf(...KNOWN_ACCOUNT_TYPES),
    `${forSelfConsumption}: ${listed(KNOWN_ACCOUNT_TYPES)}`,
  ),
];
