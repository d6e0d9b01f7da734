import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

const shown = (text: string) => renderToStaticMarkup(RichText({ children: text })).replace(/^<div[^>]*>|<\/div>$/g, '');

it.each([
  ['Con **carta** o *conto*.', '<p>Con <strong>carta</strong> o <em>conto</em>.</p>'],
  ['A & B, l’IVA', '<p>A &amp; B, l’IVA</p>'],
  ['- uno\n- due', '<ul><li>uno</li><li>due</li></ul>'],
  ['<img src=x onerror=alert(1)> ciao', '&lt;img src=x onerror=alert(1)&gt; ciao'],
  ['ciao <b>tu</b>', '<p>ciao &lt;b&gt;tu&lt;/b&gt;</p>'],
  ['[qui](javascript:alert(1))', '<p>qui</p>'],
  ['[qui](//example.com)', '<p>qui</p>'],
  ['[qui](https://example.com)', '<p><a href="https://example.com" target="_blank" rel="noopener">qui</a></p>'],
  ['[qui](/my-edison)', '<p><a href="/my-edison">qui</a></p>'],
  ['![foto](https://example.com/a.png)', '<p>![foto](https://example.com/a.png)</p>'],
])('renders %j', (text, expected) => {
  expect(shown(text)).toContain(expected);
});
