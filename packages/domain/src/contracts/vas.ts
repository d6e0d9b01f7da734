import type { Day } from '../shared/day.ts';
import type { FibreData } from './fibre.ts';
import type { SelfConsumption } from './self-consumption.ts';

/** What a value-added contract sells (contratto.modello.6). */
export const ITEM_CATEGORIES = ['SERVIZIO', 'PRODOTTO', 'FIBRA', 'SCONOSCIUTO'] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

/** Services that are shown in a way of their own (contratto.modello.6). */
export const SERVICE_SUBTYPES = ['DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO'] as const;
export type ServiceSubtype = (typeof SERVICE_SUBTYPES)[number];

/** The product type of fibre (contratto.modello.8). */
export const FIBRE_PRODUCT_TYPE = 'ZFIB';

/** The part of a contract for a service, a product or fibre (contratto.modello.5). */
export interface Vas {
  type: ItemCategory;
  subType: ServiceSubtype;
  name?: string | undefined;
  description?: string | undefined;
  activationDate?: Day | undefined;
  purchaseDate?: Day | undefined;
  endDate?: Day | undefined;
  code?: string | undefined;
  registryCode?: string | undefined;
  /** The code of the supply that the service belongs to. */
  commodityCode?: string | undefined;
  image?: string | undefined;
  keyword?: string | undefined;
  /** The contract account. */
  account?: string | undefined;
  productType?: string | undefined;
  insuranceCompany?: string | undefined;
  pod?: string | undefined;
  idCategoryPersonalData?: string | undefined;
  fiscalCode?: string | undefined;
  vatCode?: string | undefined;
  /** Only for fibre. */
  fibre?: FibreData | undefined;
  /** Only for self-consumption. */
  selfConsumption?: SelfConsumption | undefined;
}
