import { expect, it } from 'vitest';
import { mandateText } from './mandate.ts';

it.each([
  ['Aurora Energia', 'ad Aurora Energia'],
  ['Edera Luce', 'a Edera Luce'],
  ['Luce Chiara', 'a Luce Chiara'],
])('writes a mandate given to %s in Italian (pagamento.mandato.1)', (name, words) => {
  const text = mandateText({ name, identifier: 'IT97ZZZA1B2C300000000000000' });
  expect(text).toContain(`l’autorizzazione ${words} a richiedere`);
});
