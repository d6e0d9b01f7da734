import { CallError, type FileCall, type RequestOf } from '@sportello/calls';
import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app.ts';
import type { Gateway } from '../gateway/gateway.ts';

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

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: FileProgress) => void) | undefined;
}

/** Fetches a file of the catalogue; unlike other answers it is no JSON, and may be long on its way. */
export async function fetchFile<C extends FileCall>(
  { open }: Pick<Gateway, 'open'>,
  entry: C,
  request: RequestOf<C> | URL,
  { signal, onProgress }: FileOptions = {},
): Promise<FetchedFile> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  };
  const stop = signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]);
  try {
    const response = await open(entry, request, { signal: stop });
    listen();
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

/** How long a file that was looked at is kept in memory, so that it can be saved without a second way. */
const KEPT_MS = 60_000;

interface FileAsked<C extends FileCall> {
  readonly request: RequestOf<C> | URL;
  /** What tells it from another one under the same address, where that can be given anew. */
  readonly version?: string;
  readonly onProgress?: FileOptions['onProgress'];
}

/** How a file is asked for through the cache. It never changes: what is kept of it is as good as it. */
export function fileQueryOf<C extends FileCall>(
  { open, keyOf }: Pick<App, 'open' | 'keyOf'>,
  entry: C,
  { request, version, onProgress }: FileAsked<C>,
) {
  return queryOptions<FetchedFile>({
    queryKey: keyOf(entry, [request instanceof URL ? request.href : request, version]),
    queryFn: ({ signal }) => fetchFile({ open }, entry, request, { signal, onProgress }),
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
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

/** Not all of it came; not when the caller gave it up. */
function isLost(cause: unknown, signal: AbortSignal | undefined): boolean {
  if (signal?.aborted === true) return false;
  return cause instanceof TypeError || (cause instanceof Error && cause.name === 'AbortError');
}
