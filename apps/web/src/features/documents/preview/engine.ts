import { getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { LibraryFiles } from './library-files.ts';

// PDF.js is used because mobile browsers lack a built-in viewer and a page can't detect that. It is loaded with the
// first document and works in a worker.

/** Largest canvas in pixels that every phone supports. */
const MOST_PIXELS = 16_000_000;

export interface PageRequest {
  readonly page: number;
  /** Available width at zoom 1, in CSS pixels. */
  readonly width: number;
  readonly zoom: number;
  readonly signal: AbortSignal;
}

/** `close` frees the resources of the document. */
export interface OpenPdf {
  readonly pages: number;
  /** Replaces the content of `place` with the page and its text layer for selection, search and screen readers. */
  draw(place: HTMLElement, request: PageRequest): Promise<void>;
  close(): void;
}

export async function openPdf(content: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await content.arrayBuffer());
  const port = new Worker(workerUrl, { type: 'module' });
  GlobalWorkerOptions.workerPort = port;
  const task = getDocument({
    data,
    BinaryDataFactory: LibraryFiles,
    // Placeholder values: `LibraryFiles` resolves the real URLs.
    standardFontDataUrl: '/',
    wasmUrl: '/',
    // Embedded fonts render alike on every device.
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    const end = () => port.terminate();
    task.destroy().then(end, end);
  };
  // A worker that failed to load never answers.
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new TypeError('module script failed')));
  });
  try {
    const pdf = await Promise.race([task.promise, lost]);
    const draw: OpenPdf['draw'] = async (place, { page: number, width, zoom, signal }) => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * zoom });
      const { canvas, ratio } = canvasFor(viewport);
      if (signal.aborted) return;
      const drawing = page.render({ canvas, viewport: viewport.clone({ scale: viewport.scale * ratio }) });
      signal.addEventListener('abort', () => drawing.cancel());
      const texts = document.createElement('div');
      texts.className = 'textLayer';
      texts.style.setProperty('--total-scale-factor', String(viewport.scale));
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: texts, viewport });
      await Promise.all([drawing.promise, layer.render()]);
      if (!signal.aborted) place.replaceChildren(canvas, texts);
    };
    return { pages: pdf.numPages, draw, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Matches the device pixel ratio up to `MOST_PIXELS`. */
function canvasFor({ width, height }: { readonly width: number; readonly height: number }) {
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.setAttribute('aria-hidden', 'true');
  return { canvas, ratio };
}
