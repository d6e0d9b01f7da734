import { CallError } from '@sportello/calls';
import { useEffect, useRef, useState } from 'react';

type UploadProblem = 'TYPE' | 'TOO_LARGE' | 'LOST' | 'NOT_DRAWN' | 'NO_ROOM';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Upload progress from 0 to 1. */
  readonly sent: number;
  readonly state: 'SENDING' | UploadProblem;
}

interface Sending {
  readonly signal: AbortSignal;
  /** Takes the progress from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Uploads files one after the other; each can be cancelled.
 *
 * @param send uploads one file; returns why it was not kept, or throws the call's error
 */
export function useUploads(send: (file: File, sending: Sending) => Promise<UploadProblem | undefined>) {
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

  async function sendNow(key: number, file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    try {
      const problem = await send(file, { signal, onProgress: (sent) => set(key, { sent }) });
      if (signal.aborted) return;
      if (problem === undefined) drop(key);
      else set(key, { state: problem });
    } catch (error) {
      if (!signal.aborted) set(key, { state: whyOf(error) });
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
        waiting.current = waiting.current.then(() => sendNow(key, file, stop));
      }
    },
    giveUp: (key: number): void => {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}

function whyOf(error: unknown): UploadProblem {
  const code = error instanceof CallError ? error.fields[0]?.codice : undefined;
  if (code === 'FILE_TYPE_NOT_ALLOWED') return 'TYPE';
  return code === 'TOO_LARGE' || code === 'TOO_MANY_PIXELS' ? 'TOO_LARGE' : 'LOST';
}
