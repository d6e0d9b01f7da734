import { addBookingFile, CallError } from '@sportello/calls';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { upload } from '../../../api/files/upload.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { base64Of } from '../../../shared/form/base64-of.ts';
import { areKeptHere, keptBookings } from '../drafts/kept-here.ts';
import { redrawn } from '../../../shared/form/redrawn.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Upload progress from 0 to 1. */
  readonly sent: number;
  readonly state: 'SENDING' | 'TYPE' | 'TOO_LARGE' | 'LOST' | 'NOT_DRAWN' | 'NO_ROOM';
}

/** Uploads files to a draft one after the other; each can be cancelled. */
export function useUploads(draftId: string) {
  const app = useApp();
  const { call, cache } = app;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const { current } = stops;
    // Unmounting aborts pending uploads.
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const set = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const drop = (key: number) => setUploads((all) => all.filter((each) => each.key !== key));

  async function keepHere(key: number, file: File, stop: AbortController): Promise<void> {
    const drawn = await redrawn(file);
    const content = drawn && (await base64Of(drawn));
    if (stop.signal.aborted) return;
    if (drawn === undefined || content === undefined) return set(key, { state: 'NOT_DRAWN' });
    const isKept = keptBookings(app).addFile(draftId, { name: drawn.name, bytes: drawn.size, content });
    if (!isKept) return set(key, { state: 'NO_ROOM' });
    await refresh(cache, addBookingFile);
    drop(key);
  }

  async function send(key: number, file: File, stop: AbortController): Promise<void> {
    if (stop.signal.aborted) return;
    try {
      if (areKeptHere(app)) return await keepHere(key, file, stop);
      await call(
        addBookingFile,
        { params: { id: draftId }, body: { file: await base64Of(file), fileName: file.name } },
        {
          signal: stop.signal,
          by: (request) => upload(request, ({ sent, total }) => set(key, { sent: sent / total })),
        },
      );
      await refresh(cache, addBookingFile);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted) set(key, { state: whyOf(error) });
    } finally {
      stops.current.delete(key);
    }
  }

  return {
    uploads,
    add: (files: readonly File[]): void => {
      for (const file of files) {
        last.current += 1;
        const key = last.current;
        const stop = new AbortController();
        stops.current.set(key, stop);
        setUploads((all) => [...all, { key, name: file.name, sent: 0, state: 'SENDING' }]);
        waiting.current = waiting.current.then(() => send(key, file, stop));
      }
    },
    giveUp: (key: number): void => {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}

function whyOf(error: unknown): Exclude<Upload['state'], 'SENDING'> {
  const code = error instanceof CallError ? error.fields[0]?.codice : undefined;
  if (code === 'FILE_TYPE_NOT_ALLOWED') return 'TYPE';
  return code === 'TOO_LARGE' || code === 'TOO_MANY_PIXELS' ? 'TOO_LARGE' : 'LOST';
}
