import { expect, it } from 'vitest';
import { stagesOf } from './stages-of.mjs';

it('runs everything where nothing is named', () => {
  expect(stagesOf([]).map(([stage]) => stage)).toEqual(['check', 'unitsAndApi', 'components', 'journeys']);
});

it.each([
  ['e2e/journeys/home.spec.ts', ['journeys']],
  ['e2e', ['journeys']],
  ['apps/web/src/features/home/HomePage.component.test.tsx', ['components']],
  ['apps/web/src/features/sign-in', ['unitsAndApi', 'components']],
  ['packages/domain', ['unitsAndApi']],
  ['tools/lib/stages/stages-of.test.mjs', ['unitsAndApi']],
])('returns for %s the stages %j', (path, stages) => {
  const found = stagesOf([path]);
  expect(found.map(([stage]) => stage).toSorted()).toEqual(stages.toSorted());
  for (const [, paths] of found) expect(paths).toEqual([path]);
});

it('hands each path to the stage that has something there', () => {
  expect(stagesOf(['e2e/journeys', 'packages/calls', 'packages/domain'])).toEqual([
    ['journeys', ['e2e/journeys']],
    ['unitsAndApi', ['packages/calls', 'packages/domain']],
  ]);
});

it('says that there is nothing', () => {
  expect(() => stagesOf(['docs'])).toThrow('There is no test at docs.');
  expect(() => stagesOf(['not-here'])).toThrow('There is no test at not-here.');
});
