import type { CustomerSegment, Segment } from '../profile/segment.ts';
import type { UserType } from '../profile/user-type.ts';

/** The content system that stands for the web customer area (contenuto.sistema.1). */
export const CONTENT_SYSTEM = 'AREA_PRIVATA';

/** The two variants of the intervention's landing page (intervento.pagina.1). */
export const LANDING_VARIANTS = ['FREE_HOUR', 'NO_FREE_HOUR'] as const;
export type LandingVariant = (typeof LANDING_VARIANTS)[number];

/** For whom the banners of the home are (contenuto.usi.2). */
export const HOME_BANNER_VARIANTS = ['RESIDENTIAL', 'RESIDENTIAL_WITHOUT_FREE_MARKET', 'OTHER'] as const;
export type HomeBannerVariant = (typeof HOME_BANNER_VARIANTS)[number];

/** The two levels of content about value-added services (contenuto.usi.2). */
export const VAS_CONTENT_LEVELS = ['LIST', 'DETAILS'] as const;
export type VasContentLevel = (typeof VAS_CONTENT_LEVELS)[number];

/** The two categories of content about value-added services (contenuto.usi.2). */
export const VAS_CONTENT_CATEGORIES = ['PRODUCT', 'SERVICE'] as const;
export type VasContentCategory = (typeof VAS_CONTENT_CATEGORIES)[number];

/** The folder of each segment in the content's tree (contenuto.usi.2); staff have no content of their own. */
export const SEGMENT_FOLDERS = {
  RESIDENZIALE: 'residenziale',
  AMMINISTRATORE: 'amministratore',
  PMI: 'pmi',
} as const satisfies Record<CustomerSegment, string>;

/** The folder of each variant of the landing page. */
export const LANDING_FOLDERS = {
  FREE_HOUR: 'ora-gratis',
  NO_FREE_HOUR: 'senza-ora-gratis',
} as const satisfies Record<LandingVariant, string>;

/** The folder of each variant of the home's banners. */
export const HOME_BANNER_FOLDERS = {
  RESIDENTIAL: 'residenziale',
  RESIDENTIAL_WITHOUT_FREE_MARKET: 'residenziale-senza-mercato-libero',
  OTHER: 'altri',
} as const satisfies Record<HomeBannerVariant, string>;

/** The folder of each level of content about value-added services. */
export const VAS_LEVEL_FOLDERS = { LIST: 'lista', DETAILS: 'dettaglio' } as const satisfies Record<
  VasContentLevel,
  string
>;

/** The folder of each category of content about value-added services. */
export const VAS_CATEGORY_FOLDERS = { PRODUCT: 'prodotti', SERVICE: 'servizi' } as const satisfies Record<
  VasContentCategory,
  string
>;

/**
 * For whom the banners of a customer's home are (contenuto.usi.2): residential customers with a supply
 * on the free market, those without, and everybody else. Whose type is not known is taken for the
 * free market, as at the call centre (assistenza.numeri.2).
 */
export function homeBannerVariant(segment: Segment, type: UserType | undefined): HomeBannerVariant {
  if (segment !== 'RESIDENZIALE') return 'OTHER';
  return type === 'STG' || type === 'TUTELA_PLACET' ? 'RESIDENTIAL_WITHOUT_FREE_MARKET' : 'RESIDENTIAL';
}

/** True for content whose systems include the web customer area (contenuto.sistema.1). */
export function isShownInArea(item: { system: readonly string[] }): boolean {
  return item.system.includes(CONTENT_SYSTEM);
}

/** A piece of content as its authors wrote it; each use reads the fields that it knows. */
export type ContentItem = Readonly<Record<string, unknown>> & { readonly system: readonly string[] };
