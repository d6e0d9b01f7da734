import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomerActor } from '../../shared/actors.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, png, visit } from '../../../test/support/booking.ts';
import { actorOf, withServices } from '../../../test/support/services.ts';
import { appointmentFile } from './usecases/calendar.ts';
import { cancel } from './usecases/cancel.ts';
import { change } from './usecases/change.ts';
import { readInterventionFile } from './usecases/documents.ts';
import { addFile, openFile, readDraft, removeBookingDraft, removeFile, upsertBookingDraft } from './usecases/drafts.ts';
import { holdForDraft } from './usecases/hold.ts';
import { readSlots } from './usecases/offered.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

interface Ids {
  readonly draft: string;
  readonly booked: string;
  readonly file: string;
}

const rest = { query: undefined, headers: undefined };

type UseCase = (services: Services, actor: CustomerActor, ids: Ids) => Promise<unknown>;

const place = { slotId: 'T3-20261203', appointmentDate: '2026-12-03', companyId: 'C017', cap: '20146' };
const wanted = { supportType: 'EXIT_TECHNICAL', installationId: 'P01', ...place } as const;
const body = { supportType: 'EXIT_TECHNICAL', source: 'WEB' } as const;
const changed = (draft?: string): Pick<Parameters<typeof change>[2], 'headers' | 'query' | 'body'> => ({
  query: { operationType: 'MODIFY_FIRST_APPOINTMENT' },
  headers: draft === undefined ? {} : { 'x-bozza': draft },
  body,
});

const info = { gone: new AbortController().signal };

const useCases: readonly (readonly [string, UseCase])[] = [
  ['reading a draft', (services, actor, { draft }) => readDraft(services, actor, draft)],
  ['deleting a draft', (services, actor, { draft }) => removeBookingDraft(services, actor, draft)],
  [
    'saving a draft',
    (services, actor, { draft: id }) =>
      upsertBookingDraft(services, actor, {
        params: { id },
        ...rest,
        body: { flusso: 'InterventoTecnico', campi: {} },
      }),
  ],
  [
    'a draft of the intervention',
    (services, actor, { booked }) =>
      upsertBookingDraft(services, actor, {
        params: { id: randomUUID() },
        ...rest,
        body: { flusso: 'InterventoTecnico', idIntervento: booked, campi: {} },
      }),
  ],
  [
    'adding a file',
    (services, actor, { draft }) => addFile(services, actor, draft, { file: png, fileName: 'a.png' }, info),
  ],
  ['opening a file', (services, actor, { draft }) => openFile(services, actor, draft, 1)],
  ['removing a file', (services, actor, { draft }) => removeFile(services, actor, draft, 1)],
  [
    'holding a place',
    (services, actor, { draft: id }) => holdForDraft(services, actor, { params: { id }, ...rest, body: wanted }),
  ],
  [
    'changing the booking',
    (services, actor, { booked: id }) => change(services, actor, { params: { id }, ...changed() }, info),
  ],
  [
    'changing with the draft',
    (services, actor, { booked: id, draft }) => change(services, actor, { params: { id }, ...changed(draft) }, info),
  ],
  ['cancelling', (services, actor, { booked }) => cancel(services, actor, booked, { reasonCode: 'R01' })],
  ['the calendar file', (services, actor, { booked }) => appointmentFile(services, actor, booked)],
  ['a file of the booking', (services, actor, { file }) => readInterventionFile(services, actor, file)],
  [
    'slots of the booking',
    (services, actor, { booked }) => readSlots(services, actor, booked, { supportType: 'EXIT_TECHNICAL' }, undefined),
  ],
];

describe('another customer’s booking', () => {
  it.each(useCases)('is missing for %s, even without the gateway in front', async (_, use) => {
    const booking = await bookingAs(gateway);
    const booked = (await booking.book({ ...visit, attachments: [{ file: png, fileName: 'a.png' }] })).body
      .id as string;
    const before = (await booking.one(booked)) as unknown as { attachments: { id: string }[] };
    const draft = randomUUID();
    await booking.draft(draft);
    await booking.addFile(draft, { file: png, fileName: 'a.png' });
    const ids = { draft, booked, file: before.attachments[0]?.id ?? '' };
    const stranger = await actorOf(gateway, 'vas');
    const error = await withServices(gateway, (services) =>
      use(services, stranger, ids).catch((cause: unknown) => cause),
    );
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
    expect(await booking.one(booked)).toEqual(before);
    expect((await booking.readDraft(draft)).body.bozza.file).toHaveLength(1);
    expect(await placesIn(gateway, 'C017', '2026-12-03')).toEqual([]);
  });
});
