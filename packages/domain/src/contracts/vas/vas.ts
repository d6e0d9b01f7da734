import type { Day } from '../../shared/day.ts';
import type { FibreData } from '../fibre.ts';
import type { SelfConsumption } from '../self-consumption.ts';

export const KNOWN_ITEM_CATEGORIES = ['SERVIZIO', 'PRODOTTO', 'FIBRA'] as const;

/** Categories of value-added contracts (contratto.modello.6). */
export const ITEM_CATEGORIES = [...KNOWN_ITEM_CATEGORIES, 'SCONOSCIUTO'] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

/** Services with a dedicated presentation (contratto.modello.6). */
export const SERVICE_SUBTYPES = ['DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO'] as const;
export type ServiceSubtype = (typeof SERVICE_SUBTYPES)[number];

/** Product type of fibre (contratto.modello.8). */
export const FIBRE_PRODUCT_TYPE = 'ZFIB';

/** The service, product or fibre part of a contract (contratto.modello.5). */
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
  commodityCode?: string | undefined;
  image?: string | undefined;
  keyword?: string | undefined;
  account?: string | undefined;
  productType?: string | undefined;
  insuranceCompany?: string | undefined;
  pod?: string | undefined;
  idCategoryPersonalData?: string | undefined;
  fiscalCode?: string | undefined;
  vatCode?: string | undefined;
  fibre?: FibreData | undefined;
  selfConsumption?: SelfConsumption | undefined;
}
