import { draw, proveDrawable, type Box, type Source } from './raster.ts';

/** The provider's pictures as read from its files. */
export interface Sources {
  readonly logo?: { readonly light: Source; readonly dark?: Source };
  readonly favicon?: Source;
  readonly icons: { readonly any?: Source; readonly maskable?: Source; readonly appleTouch?: Source };
  readonly illustration?: Source | false;
}

/** A logo for mails or PDFs, in CSS pixels; the PNG has more. */
interface DrawnLogo extends Box {
  readonly content: Uint8Array;
}

interface DrawnIcons {
  readonly favicon: { readonly type: string; readonly content: Buffer };
  readonly ico: Buffer;
  /** Absent if no picture is large enough. */
  readonly app?: Readonly<Record<'any192' | 'any512' | 'maskable512' | 'appleTouch', Buffer>>;
}

export interface DrawnBrand {
  readonly mailLogo?: DrawnLogo;
  readonly paperLogo?: DrawnLogo;
  readonly icons?: DrawnIcons;
}

const WHITE = '#ffffff';
const mailBox = { width: 240, height: 48, margin: 8, scale: 2 };
const paperBox = { width: 150, height: 30, scale: 4 };

/** A logo that is nearly square is a mark: it can be an icon, and the name is written beside it. */
const SQUARE_LOGO = 1.25;

export const isMark = ({ width, height }: Box): boolean => width / height <= SQUARE_LOGO;

/** Draws what is derived from the provider's pictures. Throws a StartError for one that can't be drawn. */
export async function drawBrand(sources: Sources, colours: { readonly to: string }): Promise<DrawnBrand> {
  const { logo, favicon, icons, illustration } = sources;
  for (const source of [logo?.light, logo?.dark, favicon, ...Object.values(icons), illustration])
    if (source) await proveDrawable(source);
  const drawn = await drawIcons(sources);
  return {
    ...(logo && { mailLogo: await mailLogo(logo, colours.to), paperLogo: await paperLogo(logo.light) }),
    ...(drawn && { icons: drawn }),
  };
}

/** Fits a shape into a box without enlarging it. */
function fit(shape: Box, box: Box): Box {
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

/** The size in mails, which includes a margin. */
export function mailLogoSize(shape: Box): Box {
  const { width, height } = fit(shape, mailBox);
  return { width: width + 2 * mailBox.margin, height: height + 2 * mailBox.margin };
}

/** Has its ground in the picture, because mail clients in dark mode change colours but no pictures. */
async function mailLogo({ light, dark }: NonNullable<Sources['logo']>, colour: string): Promise<DrawnLogo> {
  const size = mailLogoSize(light);
  const ground = { margin: mailBox.margin * mailBox.scale, colour: dark ? colour : WHITE };
  return { ...size, content: await draw(dark ?? light, scaled(size, mailBox.scale), ground) };
}

/** Without transparency, which PDF/A does not allow and printers draw slowly. */
async function paperLogo(light: Source): Promise<DrawnLogo> {
  const size = fit(light, paperBox);
  return { ...size, content: await draw(light, scaled(size, paperBox.scale), { colour: WHITE }) };
}

const scaled = ({ width, height }: Box, by: number) => ({ width: width * by, height: height * by });

/** The picture for small sizes, and the one for large ones; either may be missing. */
function iconSources({ logo, favicon, icons }: Sources): { small?: Source; large?: Source } {
  const square = logo && isMark(logo.light) ? logo.light : undefined;
  const isLarge = (source: Source) => source.kind === 'svg' || source.width >= 192;
  const small = favicon ?? icons.any ?? square;
  const large = icons.any ?? [favicon, square].find((source) => source !== undefined && isLarge(source));
  return { ...(small && { small }), ...(large && { large }) };
}

async function drawIcons(sources: Sources): Promise<DrawnIcons | undefined> {
  const { small, large } = iconSources(sources);
  if (!small) return undefined;
  const favicon =
    small.kind === 'svg'
      ? { type: 'image/svg+xml', content: small.content }
      : { type: 'image/png', content: await draw(small, square(64)) };
  const ico = icoOf(await draw(small, square(ICO_SIDE)));
  if (!large) return { favicon, ico };
  const { maskable, appleTouch } = sources.icons;
  return {
    favicon,
    ico,
    app: {
      any192: await draw(large, square(192)),
      any512: await draw(large, square(512)),
      // Launchers cut up to a fifth from each side of a maskable icon; iOS rounds the corners and knows no transparency.
      maskable512: await draw(maskable ?? large, square(512), { margin: maskable ? 0 : 100, colour: WHITE }),
      appleTouch: await draw(appleTouch ?? large, square(180), { margin: appleTouch ? 0 : 18, colour: WHITE }),
    },
  };
}

const ICO_SIDE = 48;

/** Wraps a PNG into an ICO file of one picture, as all browsers since 2009 read it. */
function icoOf(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIDE, 6);
  head.writeUInt8(ICO_SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

const square = (side: number): Box => ({ width: side, height: side });
