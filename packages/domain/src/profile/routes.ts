import type { Segment } from './segment.ts';

/** The paths of the customer area, without a leading slash (pagine.percorsi.1). */
export const ROUTES = {
  LOGIN: 'login',
  HOME: 'my-edison',
  OPERATOR_HOME: 'my-edison/operatore',
  FORGOT_CREDENTIALS: 'recupera-credenziali',
  SIGN_UP: 'registrazione',
} as const;
export type HomeRoute = typeof ROUTES.HOME | typeof ROUTES.OPERATOR_HOME;

/**
 * Where a segment lands after signing in (pagine.percorsi.3): operators on their own page, everybody
 * else on the home of the customer area.
 */
export function homeRoute(segment: Segment): HomeRoute {
  return segment === 'OPERATORE' ? ROUTES.OPERATOR_HOME : ROUTES.HOME;
}
