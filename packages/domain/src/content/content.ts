/** The content system that stands for the web customer area (Spec 2 §3 "Content items"). */
export const CONTENT_SYSTEM = 'AREA_PRIVATA';

/** The two variants of the intervention's landing page (Spec 2 §2). */
export const LANDING_VARIANTS = ['FREE_HOUR', 'NO_FREE_HOUR'] as const;
export type LandingVariant = (typeof LANDING_VARIANTS)[number];

/** For whom the banners of the home are (Spec 2 §3). */
export const HOME_BANNER_VARIANTS = ['RESIDENTIAL', 'RESIDENTIAL_WITHOUT_FREE_MARKET', 'OTHER'] as const;
export type HomeBannerVariant = (typeof HOME_BANNER_VARIANTS)[number];

/** The two levels of content about value-added services (Spec 2 §3). */
export const VAS_CONTENT_LEVELS = ['LIST', 'DETAILS'] as const;
export type VasContentLevel = (typeof VAS_CONTENT_LEVELS)[number];

/** The two categories of content about value-added services (Spec 2 §3). */
export const VAS_CONTENT_CATEGORIES = ['PRODUCT', 'SERVICE'] as const;
export type VasContentCategory = (typeof VAS_CONTENT_CATEGORIES)[number];

/** True for content whose systems include the web customer area (Spec 2 §3). */
export function isShownInArea(item: { system: readonly string[] }): boolean {
  return item.system.includes(CONTENT_SYSTEM);
}
