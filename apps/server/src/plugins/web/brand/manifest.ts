import type { FastifyInstance } from 'fastify';
import { keepAnswer, sendKept } from '../../answers/kept.ts';
import { appManifest } from './app-manifest.ts';
import { faviconPath, type BrandFiles } from './files.ts';
import { brandUrl } from './serve.ts';

export interface NamedBrand {
  readonly name: string;
  readonly shortName?: string | undefined;
  readonly colours?: { readonly from: string; readonly to: string } | undefined;
}

/** The length that launchers show. */
const LONGEST_SHORT_NAME = 12;

/** Serves the app's manifest in the provider's name, instead of that of the build. */
export async function serveManifest(app: FastifyInstance, brand: NamedBrand, files: BrandFiles): Promise<void> {
  const kept = await keepAnswer(Buffer.from(JSON.stringify(manifestOf(brand, files))));
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return sendKept(request, reply, 'application/manifest+json; charset=utf-8', kept);
  });
}

function manifestOf(brand: NamedBrand, files: BrandFiles): object {
  const { from, to } = brand.colours ?? { from: '#617b56', to: '#00397b' };
  return {
    name: brand.name,
    short_name: brand.shortName ?? shortened(brand.name),
    ...appManifest,
    background_color: to,
    theme_color: from,
    icons: iconsOf(files),
  };
}

/** As many whole words as a launcher shows. */
function shortened(name: string): string {
  const [first = name, ...rest] = name.split(' ');
  return rest.reduce((words, word) => {
    const longer = `${words} ${word}`;
    return longer.length <= LONGEST_SHORT_NAME && name.startsWith(longer) ? longer : words;
  }, first);
}

function iconsOf(files: BrandFiles): object[] {
  const icon = (path: string, sizes: string, purpose: string) => ({
    src: brandUrl(files, path),
    sizes,
    type: 'image/png',
    purpose,
  });
  if (files.has('/brand/icon-512.png'))
    return [
      icon('/brand/icon-192.png', '192x192', 'any'),
      icon('/brand/icon-512.png', '512x512', 'any'),
      icon('/brand/icon-maskable.png', '512x512', 'maskable'),
    ];
  // Drawn by the build (apps/web/build/app-icons.ts).
  return [
    icon('/icons/icon-192.png', '192x192', 'any'),
    icon('/icons/icon-512.png', '512x512', 'any'),
    icon('/icons/icon-maskable.png', '512x512', 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ];
}

/** Puts the provider's icons into the head of a page. */
export function withIcons(html: string, files: BrandFiles): string {
  const svg = faviconPath('image/svg+xml');
  const path = files.has(svg) ? svg : faviconPath('image/png');
  const file = files.get(path);
  if (!file) return html;
  const touch = '/brand/apple-touch-icon.png';
  const links = [
    `<link rel="icon" href="${brandUrl(files, path)}" type="${file.type}" />`,
    ...(files.has(touch) ? [`<link rel="apple-touch-icon" href="${brandUrl(files, touch)}" />`] : []),
  ];
  return html
    .replace(/<link rel="icon"[^>]*>/, () => links.join(''))
    .replace(/\s*<link rel="apple-touch-icon" href="\/icons\/[^>]*>/, '');
}
