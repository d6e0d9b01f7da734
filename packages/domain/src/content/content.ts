import type { CustomerSegment, Segment } from '../profile/segment.ts';
import type { UserType } from '../profile/user-type.ts';

/** The content system of the web customer area (contenuto.sistema.1). */
export const CONTENT_SYSTEM = 'AREA_PRIVATA';

/** Variants of the intervention's landing page (intervento.pagina.1). */
export const LANDING_VARIANTS = ['FREE_HOUR', 'NO_FREE_HOUR'] as const;
export type LandingVariant = (typeof LANDING_VARIANTS)[number];

/** Audiences of the home banners (contenuto.usi.2). */
export const HOME_BANNER_VARIANTS = ['RESIDENTIAL', 'RESIDENTIAL_WITHOUT_FREE_MARKET', 'OTHER'] as const;
export type HomeBannerVariant = (typeof HOME_BANNER_VARIANTS)[number];

/** Levels of content about value-added services (contenuto.usi.2). */
export const VAS_CONTENT_LEVELS = ['LIST', 'DETAILS'] as const;
export type VasContentLevel = (typeof VAS_CONTENT_LEVELS)[number];

/** Categories of content about value-added services (contenuto.usi.2). */
export const VAS_CONTENT_CATEGORIES = ['PRODUCT', 'SERVICE'] as const;
export type VasContentCategory = (typeof VAS_CONTENT_CATEGORIES)[number];

/** Content folder of each segment (contenuto.usi.2); staff have no content. */
export const SEGMENT_FOLDERS = {
  RESIDENZIALE: 'residenziale',
  AMMINISTRATORE: 'amministratore',
  PMI: 'pmi',
} as const satisfies Record<CustomerSegment, string>;

export const LANDING_FOLDERS = {
  FREE_HOUR: 'ora-gratis',
  NO_FREE_HOUR: 'senza-ora-gratis',
} as const satisfies Record<LandingVariant, string>;

export const HOME_BANNER_FOLDERS = {
  RESIDENTIAL: 'residenziale',
  RESIDENTIAL_WITHOUT_FREE_MARKET: 'residenziale-senza-mercato-libero',
  OTHER: 'altri',
} as const satisfies Record<HomeBannerVariant, string>;

export const VAS_LEVEL_FOLDERS = { LIST: 'lista', DETAILS: 'dettaglio' } as const satisfies Record<
  VasContentLevel,
  string
>;

export const VAS_CATEGORY_FOLDERS = { PRODUCT: 'prodotti', SERVICE: 'servizi' } as const satisfies Record<
  VasContentCategory,
  string
>;

/**
 * Returns the audience of a customer's home banners (contenuto.usi.2): residential with a supply on the free market,
 * residential without, and everybody else. An unknown type counts as free market, as in the call centre
 * (assistenza.numeri.2).
 */
export function homeBannerVariant(segment: Segment, type: UserType | undefined): HomeBannerVariant {
  if (segment !== 'RESIDENZIALE') return 'OTHER';
  return type === 'STG' || type === 'TUTELA_PLACET' ? 'RESIDENTIAL_WITHOUT_FREE_MARKET' : 'RESIDENTIAL';
}

/** Returns true for content whose systems include the web customer area (contenuto.sistema.1). */
export function isShownInArea(item: { system: readonly string[] }): boolean {
  return item.system.includes(CONTENT_SYSTEM);
}

/** Untyped content from the authors; each use reads the fields it knows. */
export type ContentItem = Readonly<Record<string, unknown>> & { readonly system: readonly string[] };
