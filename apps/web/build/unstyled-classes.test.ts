import { describe, expect, it } from 'vitest';
import { findUnstyledClasses } from './unstyled-classes.ts';

const sheets = new Map([
  ['/assets/page.css', '.card{padding:8px}@media (min-width:36em){.card .title{margin:0}}'],
  ['/assets/house.css', '.hero{--wall:#fff}:root .hero .ink,.sky:hover{stroke:#000}'],
]);
const link = '<link rel="stylesheet" crossorigin href="/assets/page.css">';

describe('findUnstyledClasses', () => {
  it.each([
    ['returns nothing where the page links every sheet', `${link}<p class="card title">`, []],
    [
      'names what only another sheet styles',
      `${link}<svg class="hero"><g class="card ink sky">`,
      ['hero', 'ink', 'sky'],
    ],
    ['counts what the page inlines', '<style>.hero{--wall:#fff}</style><svg class="hero">', []],
    ['leaves out what no sheet styles', `${link}<p class="marker">`, []],
    ['counts a sheet that stands after its use', `<p class="card">${link}`, []],
    ['counts no sheet that is only asked for', `${link.replace('stylesheet', 'preload')}<p class="card">`, ['card']],
    ['counts no sheet that the page does not link', '<p class="card">', ['card']],
  ])('%s', (_name, html, unstyled) => {
    expect(findUnstyledClasses(html, sheets)).toEqual(unstyled);
  });
});
