/** How long the answer of a GET may be kept, in milliseconds (Spec 1 §7 and §9). */
export const CACHE_LIFETIME_MS = 180_000;
