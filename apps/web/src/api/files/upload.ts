/** An upload fails when nothing is sent for this long. */
const PATIENCE_MS = 20_000;

interface SendProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Sends a request like `fetch`, with upload progress, which browsers don't report for `fetch`. It times out when
 * nothing moves for a while, not when the whole takes long.
 */
export async function upload(request: Request, onProgress: (progress: SendProgress) => void): Promise<Response> {
  const body = await request.blob();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sending = new XMLHttpRequest();
  const lost = () => reject(new TypeError('No answer'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lost();
      sending.abort();
    }, PATIENCE_MS);
  };
  sending.open(request.method, request.url);
  for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
  sending.responseType = 'blob';
  sending.upload.addEventListener('progress', ({ loaded, total }) => {
    listen();
    onProgress({ sent: loaded, total });
  });
  sending.addEventListener('load', () => resolve(responseOf(sending)));
  sending.addEventListener('error', lost);
  sending.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  request.signal.addEventListener('abort', () => sending.abort());
  listen();
  try {
    request.signal.throwIfAborted();
    sending.send(body);
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

function responseOf(sending: XMLHttpRequest): Response {
  const lines = sending.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
  });
  return new Response(sending.response as Blob, { status: sending.status, headers });
}
