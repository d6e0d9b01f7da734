/** Cache lifetime of a GET response in milliseconds (chiamata.cache.1). */
export const CACHE_LIFETIME_MS = 180_000;
