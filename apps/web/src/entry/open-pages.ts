/**
 * The pages that need no session: their HTML is made at build, so that they are read and filled in
 * before the app has arrived. One line here is all that another page needs.
 */
export const OPEN_PAGES = ['/login', '/registrazione', '/recupera-credenziali'] as const;

export type OpenPagePath = (typeof OPEN_PAGES)[number];
