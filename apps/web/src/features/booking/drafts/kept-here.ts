import { CallError, saveBookingDraft } from '@sportello/calls';
import { BOOKING_FLOWS, type BookingDraft } from '@sportello/domain';
import type { App } from '../../../api/app.ts';
import { hasShape, parseJson } from '../../../session/shape.ts';
import { BOOKINGS_PREFIX } from '../../../session/storage/vault.ts';

export interface KeptFile {
  readonly position: number;
  readonly name: string;
  readonly bytes: number;
  /** Base64, without data URL prefix. */
  readonly content: string;
}

type Place = Pick<App, 'tabStorage' | 'session' | 'acting'>;

/** A gateway with only the provider's calls stores no drafts, so the tab does (prenotazione.bozza.3). */
export const areKeptHere = ({ config }: Pick<App, 'config'>) => !config.capabilities.includes(saveBookingDraft.id);

/** Header with the id of the draft, for gateways that know drafts. */
export const draftHeader = (app: Pick<App, 'config'>, id: string) => (areKeptHere(app) ? {} : { 'x-bozza': id });

export function keptBookings({ tabStorage, session, acting }: Place) {
  const owner = acting.current()?.customerCode ?? session.current()?.username ?? '';
  const prefix = `${BOOKINGS_PREFIX}${encodeURIComponent(owner)}/`;
  const keyOf = (id: string) => prefix + id;
  const fileKey = (id: string, position: number) => `${keyOf(id)}/${position}`;

  function filesOf(id: string): readonly KeptFile[] {
    const keys = tabStorage.keys().filter((key) => key.startsWith(`${keyOf(id)}/`));
    const files = keys.map((key) => parseJson(tabStorage.get(key) ?? ''));
    return files
      .filter((file) => hasShape({ position: 'number', name: 'string', bytes: 'number', content: 'string' }, file))
      .toSorted((one, other) => one.position - other.position);
  }

  function find(id: string): BookingDraft | undefined {
    const found = parseJson(tabStorage.get(keyOf(id)) ?? '');
    if (!hasShape({ id: 'string', flow: BOOKING_FLOWS, updatedAt: 'number' }, found) || !('fields' in found)) {
      return undefined;
    }
    const files = filesOf(id).map(({ position, name, bytes }) => ({ position, name, bytes }));
    return { interventionId: undefined, window: undefined, ...found, hold: undefined, files } as BookingDraft;
  }

  return {
    find,
    filesOf,

    /** Throws the gateway's not-found error if there is no such draft. */
    read(id: string): BookingDraft {
      const draft = find(id);
      if (draft === undefined) throw new CallError('refused', '', { status: 404, code: 'NOT_FOUND' });
      return draft;
    },

    list: (): BookingDraft[] =>
      tabStorage
        .keys()
        .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
        .flatMap((key) => find(key.slice(prefix.length)) ?? [])
        .toSorted((one, other) => other.updatedAt - one.updatedAt),

    keep(booking: BookingDraft): void {
      const { files: _, hold: __, ...draft } = booking;
      tabStorage.set(keyOf(draft.id), JSON.stringify(draft));
    },

    /** Appends a file; returns false if the tab's storage is full. */
    addFile(id: string, file: Omit<KeptFile, 'position'>): boolean {
      const position = (filesOf(id).at(-1)?.position ?? 0) + 1;
      const key = fileKey(id, position);
      // If the tab can store nothing at all, the file stays in memory until reload, like all other data.
      if (tabStorage.set(key, JSON.stringify({ ...file, position })) || session.lasts() === 'PAGE') return true;
      tabStorage.remove(key);
      return false;
    },

    removeFile: (id: string, position: number): void => tabStorage.remove(fileKey(id, position)),

    drop(id: string): void {
      for (const key of tabStorage.keys()) {
        if (key === keyOf(id) || key.startsWith(`${keyOf(id)}/`)) tabStorage.remove(key);
      }
    },
  };
}
