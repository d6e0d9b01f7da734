import type { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { ApiError } from '../../errors/api-error.ts';
import { errorCode } from '../../errors/start-error.ts';

const largestBody = 512 * 1024 * 1024;

/** Yields to the event loop after this many lines: a chunk may hold tens of thousands, each expensive to parse. */
const mostAtOnce = 1000;

/** A line as sent; undefined if it exceeds the maximum length. */
export type Line = string | undefined;

/**
 * Yields the stream's lines in batches; an overlong line is buffered only up to the maximum. The stream stays open,
 * so that a rejected client that is still sending can read the error.
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

/** A body that breaks off is the sender's fault, not an unavailable backend. */
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
