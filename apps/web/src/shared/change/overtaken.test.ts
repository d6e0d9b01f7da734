import { CallError } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { Overtaken, sendOver, type Base } from './overtaken.ts';

function serverWith(value: string, version: number) {
  const kept = { value, version };
  const sent: [string, string | undefined][] = [];
  return {
    kept,
    sent,
    saving: {
      async send(next: string, at: string | undefined) {
        sent.push([next, at]);
        if (at !== undefined && at !== String(kept.version)) {
          throw new CallError('refused', 'no', { status: 412, code: 'CHANGED_MEANWHILE' });
        }
        kept.value = next;
        kept.version += 1;
      },
      readNow: async () => ({ value: kept.value, version: String(kept.version) }),
      isSame: (one: string, other: string) => one === other,
    },
  };
}

type Server = ReturnType<typeof serverWith>['saving'];

const save = (server: Server, value: string, base: Base<string>) =>
  sendOver({ ...server, send: (at) => server.send(value, at) }, base);

describe('sending over what one saw', () => {
  it('sends the change once, at the version seen', async () => {
    const { saving, sent, kept } = serverWith('Casa', 3);
    await save(saving, 'Mare', { value: 'Casa', version: '3' });
    expect(kept).toEqual({ value: 'Mare', version: 4 });
    expect(sent).toEqual([['Mare', '3']]);
  });

  it('tells the second of two what the first wrote, and changes nothing', async () => {
    const { saving, kept } = serverWith('Monti', 4);
    const failed = save(saving, 'Mare', { value: 'Casa', version: '3' });
    await expect(failed).rejects.toThrow(Overtaken);
    await expect(failed).rejects.toMatchObject({ now: { value: 'Monti', version: '4' } });
    expect(kept.value).toBe('Monti');
  });

  it('goes on where only something beside it has changed', async () => {
    const { saving, sent, kept } = serverWith('Casa', 5);
    await save(saving, 'Mare', { value: 'Casa', version: '3' });
    expect(kept).toEqual({ value: 'Mare', version: 6 });
    expect(sent).toEqual([
      ['Mare', '3'],
      ['Mare', '5'],
    ]);
  });

  it.each([
    [4, 'Mare'],
    [5, 'Casa'],
  ])('retries over %i changes of other fields meanwhile, and leaves %s', async (changes, then) => {
    const { saving, kept } = serverWith('Casa', 3);
    let left = changes;
    const busy = {
      ...saving,
      send(next: string, at: string | undefined) {
        if (left > 0) kept.version += 1;
        left -= 1;
        return saving.send(next, at);
      },
    };
    await save(busy, 'Mare', { value: 'Casa', version: '3' }).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    });
    expect(kept.value).toBe(then);
  });

  it('leaves any other failure as it is', async () => {
    const { saving } = serverWith('Casa', 3);
    const offline = new CallError('offline', 'lost');
    const failing = { ...saving, send: () => Promise.reject(offline) };
    await expect(save(failing, 'Mare', { value: 'Casa', version: '3' })).rejects.toBe(offline);
  });
});
