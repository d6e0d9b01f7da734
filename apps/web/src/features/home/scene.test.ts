import type { MatterKind } from '@sportello/domain';
import { expect, it } from 'vitest';
import { sceneOf } from './scene.ts';

const areas = (...kinds: MatterKind[]) => [{ matters: [] }, { matters: kinds.map((kind) => ({ kind, said: '' })) }];

it.each<[string, MatterKind[], boolean, boolean, boolean]>([
  ['shows a lit house where all is paid', [], true, false, false],
  ['shows a lit house where only a reading is awaited', ['READING_WINDOW'], true, false, false],
  ['shows a dark house while a bill is overdue', ['OVERDUE_BILL'], false, false, false],
  ['shows a dark house while a bill is due', ['DUE_BILL'], false, false, false],
  ['shows a dark house where something could not be read', ['NOT_AVAILABLE'], false, false, false],
  ['shows a house without a cable where a supply is suspended', ['SUSPENDED_SUPPLY'], false, true, false],
  ['shows a van on the day of a visit', ['VISIT_TODAY'], true, false, true],
])('%s (aspetto.orizzonte.1)', (_name, kinds, isLit, isCut, hasVisit) => {
  expect(sceneOf(areas(...kinds), false)).toEqual({ isLit, isCut, hasVisit });
});

it('shows nothing that is not known yet', () => {
  expect(sceneOf(areas('SUSPENDED_SUPPLY', 'VISIT_TODAY'), true)).toEqual({
    isLit: false,
    isCut: false,
    hasVisit: false,
  });
});
