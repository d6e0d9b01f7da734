import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Settings } from '../settings.ts';

type Size = { readonly width: number; readonly height: number };

/** Draws the provider's icon over every icon and launch screen that Capacitor made, in their sizes. */
export async function drawPictures(folder: string, settings: Settings): Promise<void> {
  const made = ['android/app/src/main/res/**/*.png', 'ios/App/App/Assets.xcassets/**/*.png'];
  for (const file of globSync(made, { cwd: folder })) {
    const { width, height } = await sharp(path.join(folder, file)).metadata();
    await writeFile(path.join(folder, file), await draw(path.basename(file), { width, height }, settings));
  }
}

function draw(name: string, size: Size, { icon, colours }: Settings): Promise<Buffer> {
  if (name.startsWith('splash')) return drawLaunchScreen(size, colours);
  return name === 'ic_launcher_round.png' ? drawRound(size.width, icon) : drawSquare(size.width, icon);
}

function drawSquare(size: number, icon: Uint8Array): Promise<Buffer> {
  return sharp(icon, { density: 1200 }).resize(size, size).removeAlpha().png().toBuffer();
}

async function drawRound(size: number, icon: Uint8Array): Promise<Buffer> {
  const circle = `<svg width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(await drawSquare(size, icon))
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Has the colours alone, since the page with the provider's logo follows at once. */
function drawLaunchScreen({ width, height }: Size, { from, to }: Settings['colours']): Promise<Buffer> {
  const gradient = `<svg width="${width}" height="${height}">
    <linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#a)"/>
  </svg>`;
  return sharp(Buffer.from(gradient)).png().toBuffer();
}
