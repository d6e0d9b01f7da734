import { moduleStates } from '@sportello/domain';
import { expect, it } from 'vitest';
import { isOpenTo } from './module-paths.ts';

it.each([
  ['/my-edison/contratti', 'FULL', true],
  ['/my-edison/contratti?tipo=servizi', 'PROSPECT', false],
  ['/my-edison/contratti/4000100001/gestisci', 'PROSPECT', false],
  ['/my-edison/profilo/contatti', 'PROSPECT', false],
  ['/my-edison/assistenza/scrivici', 'PROSPECT', true],
  ['/my-edison/fedelta', 'STG', false],
  ['/my-edison', 'PROSPECT', true],
  ['https://www.example.com/my-edison/contratti', 'PROSPECT', true],
] as const)('returns whether %s is available for %s: %s (moduli.stati.8)', (url, type, isThere) => {
  expect(isOpenTo(url, moduleStates('RESIDENZIALE', type))).toBe(isThere);
});
