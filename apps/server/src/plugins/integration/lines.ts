import type { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { ApiError } from '../../errors/api-error.ts';
import { errorCode } from '../../errors/start-error.ts';

/** The largest body. */
const largestBody = 512 * 1024 * 1024;

/** After so many lines all others have their turn: a piece may hold tens of thousands, and each may be dear to read. */
const mostAtOnce = 1000;

/** A line as it was sent; nothing where it is longer than it may be. */
export type Line = string | undefined;

/**
 * The lines of a stream, as they come, many at once; of one that is too long no more is kept
 * than that. The stream is left open: a client that is refused is still sending, and is to read why.
 */
export async function* linesOf(
  body: Readable,
  longest: number,
  onBytes: (bytes: Buffer) => void = () => undefined,
): AsyncGenerator<readonly Line[], void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string) => {
    if (length <= longest) pieces.push(piece);
    length += piece.length;
  };
  const end = (): Line => {
    const line = length > longest ? undefined : pieces.join('');
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of piecesOf(body)) {
    bytes += chunk.length;
    if (bytes > largestBody) throw new ApiError('BODY_TOO_LARGE');
    onBytes(chunk);
    const [first = '', ...others] = decode(decoder, chunk).split('\n');
    add(first);
    let whole: Line[] = [];
    for (const other of others) {
      whole.push(end());
      add(other);
      if (whole.length < mostAtOnce) continue;
      yield whole;
      whole = [];
      await othersTurn();
    }
    yield whole;
  }
  add(decode(decoder));
  if (length > 0) yield [end()];
}

/** What arrives; where it breaks off, that is the sender's doing and no backend of ours out of reach. */
async function* piecesOf(body: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw errorCode(cause) === 'ECONNRESET' ? new ApiError('REQUEST_NOT_VALID', [], { cause }) : cause;
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (cause) {
    throw new ApiError('REQUEST_NOT_VALID', [{ campo: '', codice: 'NOT_UTF8' }], { cause });
  }
}
