import { CallError, type FileCall, type RequestOf } from '@sportello/calls';
import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** A download fails when no data arrives for this long; its total time is not limited. */
const PATIENCE_MS = 20_000;

/** Bytes received so far; the total is only known if the server sends it. */
export interface FileProgress {
  readonly received: number;
  readonly total: number | undefined;
}

export interface FetchedFile {
  readonly content: Blob;
  /** The `Content-Disposition` header, which holds the file name. */
  readonly disposition: string | null;
}

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: FileProgress) => void) | undefined;
}

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

/** Time a viewed file is cached, so that saving it needs no second download. */
const KEPT_MS = 60_000;

interface FileAsked<C extends FileCall> {
  readonly request: RequestOf<C> | URL;
  /** Distinguishes versions of a file that can be replaced at the same address. */
  readonly version?: string;
  readonly onProgress?: FileOptions['onProgress'];
}

/** Returns the query options of a file. A file never changes, so a cached copy is always fresh. */
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

/** Returns true for a broken download, false when the caller aborted it. */
function isLost(cause: unknown, signal: AbortSignal | undefined): boolean {
  if (signal?.aborted === true) return false;
  return cause instanceof TypeError || (cause instanceof Error && cause.name === 'AbortError');
}
