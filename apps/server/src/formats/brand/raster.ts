import sharp from 'sharp';
import { firstLine, StartError } from '../../errors/start-error.ts';

export interface Source {
  readonly field: string;
  readonly kind: 'svg' | 'png' | 'webp';
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Pixels around the drawing, and the colour of the ground; transparent without one. */
interface Ground {
  readonly margin?: number;
  readonly colour?: string;
}

// These are few pictures of the provider, and sign-ins need the same threads.
sharp.cache(false);
sharp.concurrency(1);
let drawing: Promise<unknown> = Promise.resolve();

/** Draws a picture as PNG that fills the box as far as its shape allows. Throws a {@link StartError}. */
export function draw(source: Source, box: Box, { margin = 0, colour }: Ground = {}): Promise<Buffer> {
  const background = colour ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return inTurn(source, async () => {
    const inner = { width: box.width - 2 * margin, height: box.height - 2 * margin };
    const picture = sharp(source.content, { density: densityFor(source, inner), failOn: 'error' })
      .resize({ ...inner, fit: 'contain', background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
    return await (colour === undefined ? picture : picture.flatten({ background })).png().toBuffer();
  });
}

/** Decodes a picture that is shown as it is. Throws a {@link StartError} if it is damaged. */
export async function proveDrawable(source: Source): Promise<void> {
  await inTurn(source, () => sharp(source.content, { failOn: 'error' }).stats());
}

/** Draws one picture at a time. Customers' photos are drawn in another process (workers/pictures). */
async function inTurn<T>({ field }: Source, work: () => Promise<T>): Promise<T> {
  const turn = drawing
    .catch(() => undefined)
    .then(async () => {
      try {
        return await work();
      } catch (cause) {
        throw new StartError(`PROVIDER_FILE: ${field}: can't be drawn (${firstLine(cause)}).`, { cause });
      }
    });
  drawing = turn;
  return await turn;
}

/** An SVG is drawn at its target size instead of being enlarged; at a density of 72 its unit is one pixel. */
function densityFor({ kind, width, height }: Source, box: Box): number {
  return kind === 'svg' ? Math.min(10_000, Math.max(1, 72 * Math.min(box.width / width, box.height / height))) : 72;
}
