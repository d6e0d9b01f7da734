import { expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

it.each([
  ['LOGIN', 'login'],
  ['HOME', 'my-edison'],
  ['OPERATOR_HOME', 'my-edison/operatore'],
  ['FORGOT_CREDENTIALS', 'recupera-credenziali'],
  ['SIGN_UP', 'registrazione'],
] as const)('maps the route %s to the path %s (pagine.percorsi.1)', (route, path) => {
  expect(ROUTES[route]).toBe(path);
});
