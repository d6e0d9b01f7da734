import { expect, it } from 'vitest';
import { fakeBrowser } from '../fixture.ts';
import { isPageOfArea } from './wanted.ts';

it.each([
  ['/my-edison/profilo/consensi', true],
  ['/my-edison/contratti?parte=servizi#fine', true],
  ['/my-edison/', true],
  ['/my-edison', false],
  ['/my-edison?giro=si', false],
  ['/login', false],
  ['/my-edison-altrove/x', false],
  ['/my-edison/../login', false],
  ['//my-edison/x', false],
  ['https://www.example.com/my-edison/x', false],
  ['\\\\www.example.com/my-edison/x', false],
  ['javascript:alert(1)//my-edison/', false],
  ['http://', false],
  ['', false],
])('allows %s after the sign-in: %s (sessione.stati.3)', (path, may) => {
  expect(isPageOfArea(path)).toBe(may);
});

it('keeps a wanted page through the clearing of the tab, and returns it once', () => {
  const { session, storage } = fakeBrowser().tab();
  session.want('/my-edison/profilo/consensi');
  session.clear();
  session.restore();
  expect(session.takeWanted()).toBe('/my-edison/profilo/consensi');
  expect(session.takeWanted()).toBeUndefined();
  storage.setItem('sportello-wanted', 'https://www.example.com');
  expect(session.takeWanted()).toBeUndefined();
});
