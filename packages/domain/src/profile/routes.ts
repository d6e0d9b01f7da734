import type { Segment } from './segment.ts';

/** Paths of the customer area, without a leading slash (pagine.percorsi.1). */
export const ROUTES = {
  LOGIN: 'login',
  HOME: 'my-edison',
  OPERATOR_HOME: 'my-edison/operatore',
  FORGOT_CREDENTIALS: 'recupera-credenziali',
  SIGN_UP: 'registrazione',
} as const;
export type HomeRoute = typeof ROUTES.HOME | typeof ROUTES.OPERATOR_HOME;

/**
 * Returns the page after sign-in (pagine.percorsi.3): operators have a dedicated page, all others the home page of
 * the customer area.
 */
export function homeRoute(segment: Segment): HomeRoute {
  return segment === 'OPERATORE' ? ROUTES.OPERATOR_HOME : ROUTES.HOME;
}
