import path from 'node:path';
import * as z from 'zod';
import { readPicture, SQUARE, type Picture, type Wanted } from './picture.ts';

const file = z.string('must be the path of a file').min(1).max(200);

/** Fields of `brand` in the provider's file; paths are relative to that file. */
export const pictureFields = {
  /** One file, or one for light and one for dark backgrounds. */
  logo: z
    .union([file, z.strictObject({ light: file, dark: file })], 'must be a file, or { "light": …, "dark": … }')
    .optional(),
  favicon: file.optional(),
  icons: z.strictObject({ any: file.optional(), maskable: file.optional(), appleTouch: file.optional() }).optional(),
  /** Replaces the house of the pages before sign-in; false shows none. */
  illustration: z.union([file, z.literal(false)], 'must be a file or false').optional(),
};

type PictureFiles = z.output<z.ZodObject<typeof pictureFields>>;

export interface BrandPictures {
  /** `dark` is for dark backgrounds. */
  readonly logo?: { readonly light: Picture; readonly dark?: Picture };
  readonly favicon?: Picture;
  readonly icons: { readonly any?: Picture; readonly maskable?: Picture; readonly appleTouch?: Picture };
  readonly illustration?: Picture | false;
}

const icon = { kinds: ['svg', 'png'], mostBytes: 200_000, shape: SQUARE } as const;
const wanted = {
  // The shell shows a logo 40 pixels high, on screens with two or three pixels for each.
  logo: { kinds: ['svg', 'png'], mostBytes: 100_000, leastPixels: 80, shape: { least: 0.8, most: 8 } },
  favicon: { ...icon, leastPixels: 48 },
  any: { ...icon, leastPixels: 512 },
  maskable: { ...icon, leastPixels: 512 },
  appleTouch: { ...icon, leastPixels: 180 },
  illustration: {
    kinds: ['svg', 'png', 'webp'],
    mostBytes: 300_000,
    leastPixels: 460,
    shape: { least: 0.75, most: 3 },
  },
} satisfies Record<string, Wanted>;

/** Reads and checks the pictures. Returns the problems as one line each, if there are any. */
export function readPictures(
  given: PictureFiles,
  folder: string,
): { readonly pictures: BrandPictures; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = (name: string, of: Wanted, from: string | undefined) => {
    if (from === undefined) return undefined;
    const field = `brand › ${name}`;
    try {
      return readPicture(field, path.resolve(folder, from), of);
    } catch (error) {
      problems.push(`${field}: ${(error as Error).message}`);
      return undefined;
    }
  };
  const { logo, favicon, icons = {}, illustration } = given;
  const both = typeof logo === 'object';
  const light = read(both ? 'logo › light' : 'logo', wanted.logo, both ? logo.light : logo);
  const dark = both ? read('logo › dark', wanted.logo, logo.dark) : undefined;
  if (light && dark && Math.abs(shapeOf(light) / shapeOf(dark) - 1) > 0.02)
    problems.push('brand › logo › dark: must have the shape of the light one, whose place it takes');
  const pictures = {
    logo: light && { light, ...(dark && { dark }) },
    favicon: read('favicon', wanted.favicon, favicon),
    icons: present({
      any: read('icons › any', wanted.any, icons.any),
      maskable: read('icons › maskable', wanted.maskable, icons.maskable),
      appleTouch: read('icons › appleTouch', wanted.appleTouch, icons.appleTouch),
    }),
    illustration: illustration === false ? (false as const) : read('illustration', wanted.illustration, illustration),
  };
  return { pictures: { icons: pictures.icons, ...present(pictures) }, problems };
}

const shapeOf = ({ width, height }: Picture) => width / height;

type Present<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

function present<T extends object>(all: T): Present<T> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Present<T>;
}
