import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { IconChartBar, IconGauge, IconReceiptEuro, IconTool, type Icon } from '@tabler/icons-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

/** The app's shortcuts (plugins/web/brand/app-manifest.ts), by the names of their icons. */
const SHORTCUTS: Readonly<Record<string, Icon>> = {
  pay: IconReceiptEuro,
  reading: IconGauge,
  visit: IconTool,
  consumption: IconChartBar,
};

const INK = '#00397b';
const GROUND = '#e6eef8';

/** Draws the neutral icons of the installed app, for launchers that read no SVG. A provider's own come from the server. */
export async function drawAppIcons(dist: string): Promise<void> {
  const out = path.join(dist, 'icons');
  await mkdir(out, { recursive: true });
  const [any, maskable] = await Promise.all(
    ['favicon.svg', 'icon-maskable.svg'].map((name) => readFile(path.join(dist, name))),
  );
  const draw = (picture: Buffer | undefined, side: number, name: string) =>
    // The pictures are 40 units wide: drawn at this density they need no enlarging.
    sharp(picture, { density: 72 * (side / 40) * 2 })
      .resize(side, side)
      .png({ palette: true })
      .toFile(path.join(out, name));
  await Promise.all([
    draw(any, 192, 'icon-192.png'),
    draw(any, 512, 'icon-512.png'),
    draw(maskable, 512, 'icon-maskable.png'),
    // iOS rounds the corners itself.
    draw(maskable, 180, 'apple-touch-icon.png'),
    ...Object.entries(SHORTCUTS).map(([name, icon]) => draw(shortcut(icon), 96, `shortcut-${name}.png`)),
  ]);
}

function shortcut(icon: Icon): Buffer {
  const sign = renderToStaticMarkup(createElement(icon, { size: 24, color: INK, x: 8, y: 8 }));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="${GROUND}"/>${sign}</svg>`,
  );
}
