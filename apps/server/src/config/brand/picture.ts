import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { firstLine } from '../../errors/start-error.ts';
import { faultOfSvg, sizeOfSvg } from './svg.ts';

const kinds = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const;
type Kind = keyof typeof kinds;

/** A picture of the brand, read and checked at the start. */
export interface Picture {
  /** The path of its field in the provider's file, such as `brand › logo`. */
  readonly field: string;
  readonly kind: Kind;
  readonly type: (typeof kinds)[Kind];
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** Part of the URL, so that browsers may keep the picture for long. */
  readonly version: string;
}

/** The requirements on a picture. */
export interface Wanted {
  readonly kinds: readonly Kind[];
  readonly mostBytes: number;
  /** Pixels of the shorter side; an SVG has none. */
  readonly leastPixels: number;
  /** Width divided by height. */
  readonly shape: { readonly least: number; readonly most: number };
}

export const SQUARE = { least: 0.99, most: 1.01 };
const MOST_PIXELS = 4096;

/** Throws an error with a message for the operator. */
export function readPicture(field: string, file: string, wanted: Wanted): Picture {
  const content = contentOf(file);
  const kind = kindOf(content);
  const names = wanted.kinds.map((each) => each.toUpperCase()).join(' or ');
  if (kind === undefined || !wanted.kinds.includes(kind)) throw new Error(`${file} must be ${names}`);
  if (content.length > wanted.mostBytes)
    throw new Error(`${file} has ${kB(content.length)} kB, and may have ${kB(wanted.mostBytes)}`);
  const fault = kind === 'svg' ? faultOfSvg(content.toString('utf8')) : undefined;
  if (fault !== undefined) throw new Error(`${file} ${fault}`);
  const size = sizeOf(kind, content);
  if (size === undefined) throw new Error(`${file} is damaged`);
  const { width, height } = size;
  const shape = width / height;
  if (kind !== 'svg' && Math.min(width, height) < wanted.leastPixels)
    throw new Error(`${file} is ${width} × ${height} pixels; the shorter side must have ${wanted.leastPixels}`);
  if (kind !== 'svg' && Math.max(width, height) > MOST_PIXELS)
    throw new Error(`${file} is ${width} × ${height} pixels; no side may have more than ${MOST_PIXELS}`);
  if (shape < wanted.shape.least || shape > wanted.shape.most)
    throw new Error(`${file} is ${width} × ${height}; ${shapeWords(wanted.shape)}`);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { field, kind, type: kinds[kind], content, width, height, version };
}

const kB = (bytes: number) => Math.ceil(bytes / 1000);

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`can't be read (${firstLine(cause)})`, { cause });
  }
}

function shapeWords({ least, most }: Wanted['shape']): string {
  return most === SQUARE.most ? 'it must be square' : `its width must be between ${least} and ${most} times its height`;
}

function kindOf(content: Buffer): Kind | undefined {
  if (content.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001A\n') return 'png';
  if (/^RIFF....WEBP/s.test(content.subarray(0, 12).toString('latin1'))) return 'webp';
  return sizeOfSvg(content.toString('utf8')) === undefined ? undefined : 'svg';
}

function sizeOf(kind: Kind, content: Buffer): { width: number; height: number } | undefined {
  if (kind === 'svg') return sizeOfSvg(content.toString('utf8'));
  if (content.length < 30) return undefined;
  if (kind === 'png') return positive(content.readUInt32BE(16), content.readUInt32BE(20));
  switch (content.subarray(12, 16).toString('latin1')) {
    case 'VP8X':
      return positive(content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = content.readUInt32LE(21);
      return positive((bits & 0x3f_ff) + 1, ((bits >> 14) & 0x3f_ff) + 1);
    }
    case 'VP8 ':
      return positive(content.readUInt16LE(26) & 0x3f_ff, content.readUInt16LE(28) & 0x3f_ff);
    default:
      return undefined;
  }
}

const positive = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined);
