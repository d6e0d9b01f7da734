/**
 * The provider's backends: base path below the API's base URL, and whether answers are wrapped in the envelope with
 * `header.stato` (chiamata.busta.1).
 */
export const backends = {
  ping: { base: '/ping', envelope: false },
  clienti: { base: '/clienti', envelope: true },
  contratti: { base: '/contratti', envelope: true },
  verifiche: { base: '/verifiche', envelope: true },
  documenti: { base: '/documenti', envelope: true },
  pratiche: { base: '/pratiche', envelope: true },
  interventotecnico: { base: '/interventotecnico/v1', envelope: true },
  casa: { base: '/casa', envelope: true },
  search: { base: '/search', envelope: false },
  suggets: { base: '/suggets', envelope: false },
  'public-api': { base: '/public-api', envelope: false },
  provider: { base: '/provider/v1', envelope: false },
  sportello: { base: '/sportello/v1', envelope: true },
} as const satisfies Record<string, { base: string; envelope: boolean }>;

export type Backend = keyof typeof backends;
