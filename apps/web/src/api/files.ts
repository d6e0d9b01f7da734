import { CallError, refusedBy } from '@sportello/calls';
import type { SessionStore } from '../session/store.ts';

/** A file whose next piece takes longer than this has got lost; all of it may take as long as the line needs. */
const PATIENCE_MS = 20_000;

/** How much of a file is there, in bytes; the whole is only known where the server says it. */
export interface FileProgress {
  readonly received: number;
  readonly total: number | undefined;
}

/** A file as it came. */
export interface FetchedFile {
  readonly content: Blob;
  /** What the server calls it. */
  readonly disposition: string | null;
}

interface FileParts {
  readonly session: Pick<SessionStore, 'usable' | 'renew'>;
  readonly fetch: typeof globalThis.fetch;
}

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: FileProgress) => void) | undefined;
}

/**
 * Fetches a file in the name of who is signed in. Like a call it waits for a good token, and is asked
 * for once more after a 401; unlike one its answer is no JSON, and may be long on its way. The address
 * must be the gateway's: whoever gets it gets the token.
 */
export async function fetchFile(
  { session, fetch }: FileParts,
  address: string,
  { signal, onProgress }: FileOptions = {},
): Promise<FetchedFile> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  };
  const stop = signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]);
  const ask = (accessToken: string) => {
    listen();
    return fetch(address, { headers: { authorization: `Bearer ${accessToken}` }, signal: stop });
  };
  const { accessToken } = await session.usable();
  try {
    let response = await ask(accessToken);
    if (response.status === 401) {
      clearTimeout(timer);
      const renewed = await session.renew(accessToken);
      response = await ask(renewed.accessToken);
    }
    // A refusal that can't be read is one all the same.
    if (!response.ok) throw refusedBy(response, await response.json().catch(() => undefined));
    return {
      content: await contentOf(response, listen, onProgress),
      disposition: response.headers.get('content-disposition'),
    };
  } catch (cause) {
    throw isLost(cause, signal) ? new CallError('offline', 'No answer', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads to the end, and tells of each piece. */
async function contentOf(response: Response, listen: () => void, onProgress: FileOptions['onProgress']): Promise<Blob> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const total = Number.isSafeInteger(length) ? length : undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) break;
    listen();
    pieces.push(piece.value);
    received += piece.value.length;
    onProgress?.({ received, total });
  }
  return new Blob(pieces, { type });
}

/** No answer came, or not all of it; not when the caller gave it up. */
function isLost(cause: unknown, signal: AbortSignal | undefined): boolean {
  if (signal?.aborted === true) return false;
  return cause instanceof TypeError || (cause instanceof Error && cause.name === 'AbortError');
}
