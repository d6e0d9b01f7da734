/**
 * The pages that need no session: their HTML is rendered at build time, readable and fillable before the app has
 * loaded. Another page needs only one more line here.
 */
export const OPEN_PAGES = [
  '/login',
  '/registrazione',
  '/recupera-credenziali',
  '/emergenza',
  '/accessibilita',
  '/reclamo',
  '/recesso',
] as const;

export type OpenPagePath = (typeof OPEN_PAGES)[number];
