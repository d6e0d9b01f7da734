/** How long the answer of a GET may be kept, in milliseconds (chiamata.cache.1). */
export const CACHE_LIFETIME_MS = 180_000;
