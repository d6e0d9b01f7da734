import { describe, expect, it } from 'vitest';
import type { CustomerActor } from '../../shared/actors.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { actorOf, withServices } from '../../../test/support/services.ts';
import { giveVisit } from '../../../test/support/visits.ts';
import { leaveFeedback, readInvoices, readStory } from './usecases/afterwards.ts';
import { answer, readQuotes } from './usecases/quotes.ts';
import { enterVideocall, readVideocall } from './usecases/videocall.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();

type UseCase = (services: Services, actor: CustomerActor, id: string) => Promise<unknown>;

const rest = { query: undefined, headers: undefined };

const useCases: readonly (readonly [string, UseCase])[] = [
  ['the story', readStory],
  ['the quotes', readQuotes],
  ['the invoices', (services, actor, id) => readInvoices(services, actor, { idIntervento: id, codiceContratto: 'x' })],
  ['the video call', readVideocall],
  ['entering the video call', (services, actor, id) => enterVideocall(services, actor, id, true)],
  [
    'feedback',
    (services, actor, id) =>
      leaveFeedback(services, actor, {
        params: { id },
        query: undefined,
        headers: {},
        body: { questions: [{ question: 'Bravo?', rating: 5 }] },
      }),
  ],
  [
    'the answer to a quote',
    (services, actor, id) =>
      answer(services, actor, {
        params: { id, preventiveId: `Q${id}` },
        ...rest,
        body: { source: 'Portali', type: 'RIFIUTA' },
      }),
  ],
];

describe('another customer’s intervention', () => {
  it.each(useCases)('is missing for %s, even without the gateway in front', async (_, use) => {
    const { id } = await giveVisit(gateway, 'full', {
      state: 'In Progress',
      subState: 'AWAITING_CUSTOMER_DECISION',
      quote: true,
      slots: [['2026-11-20', 'T1', 'CONFIRMED']],
    });
    const stranger = await actorOf(gateway, 'vas');
    const error = await withServices(gateway, (services) =>
      use(services, stranger, id).catch((cause: unknown) => cause),
    );
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('rejects entering a video call where the provider has no rooms', async () => {
  const { id } = await giveVisit(gateway, 'full', {
    mode: 'VIDEOCALL',
    state: 'Assigned',
    subState: 'APPOINTMENT_AGREED',
    slots: [['2026-11-20', 'V3', 'CONFIRMED']],
  });
  const customer = await actorOf(gateway, 'full');
  const enter = (services: Services) =>
    enterVideocall({ ...services, videocallUrl: null }, customer, id, true).catch((cause: unknown) => cause);
  expect(await withServices(gateway, enter)).toMatchObject({ code: 'S-001' });
  expect(await withServices(gateway, (services) => readVideocall(services, customer, id))).toMatchObject({
    videochiamata: { entrato: false },
  });
});
