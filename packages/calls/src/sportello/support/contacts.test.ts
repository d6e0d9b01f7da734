import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../../mechanism/rows.ts';
import { readSample } from '../../mechanism/sample.ts';
import { answerContactRequest, contactFile } from '../desk/contactInbox.ts';
import { contactRequests } from './contactRequests.ts';
import { notifications } from '../notifications/notifications.ts';
import { readAllNotifications } from '../notifications/readNotifications.ts';

describe('notifications', () => {
  const wire = {
    id: '1',
    titolo: 'T',
    testo: 'X',
    destinazione: 'PROFILO',
    url: null,
    stato: 'Letta',
    data: '2026-11-20T09:00:00Z',
  };

  it.each([
    [wire, { target: 'PROFILO', readState: 'LETTA', url: undefined }],
    [
      { ...wire, stato: 'Da Leggere', destinazione: 'ALTROVE' },
      { target: 'LINK', readState: 'DA_LEGGERE' },
    ],
  ])('reads the notification %o', async (one, expected) => {
    const { model } = await readSample(notifications, { notifiche: [one], daLeggere: 1, altre: true });
    expect(model).toMatchObject({ notifications: [expected], unread: 1, hasMore: true });
  });

  it.each([
    [{ limite: '20', prima: '12' }, []],
    [{ limite: '51' }, ['limite TOO_LARGE']],
    [{ prima: 'x' }, ['prima NOT_A_NUMBER']],
  ])('validates a query for notifications with %o', (query, expected) => {
    expect(rejectedFor(notifications.query, query)).toEqual(expected);
  });

  it('requires the last seen notification to mark all as read', () => {
    expect(rejectedFor(readAllNotifications.body, {})).toEqual(['fino invalid_type']);
  });
});

describe('messages to customer service', () => {
  it('reads messages to customer service with their answer', async () => {
    const wire = {
      ...contactRequests.example.answer.richieste[0],
      codiceContratto: 'C1',
      risposta: { testo: 'Ecco.', data: '2026-11-21T09:00:00Z' },
    };
    const { model } = await readSample(contactRequests, { richieste: [wire] });
    expect(model).toMatchObject([
      { contractCode: 'C1', answer: { text: 'Ecco.', at: Date.UTC(2026, 10, 21, 9) }, files: ['bolletta.pdf'] },
    ]);
  });

  it.each([
    [answerContactRequest.params, { numero: 'R-2026-000001' }, []],
    [answerContactRequest.params, { numero: '1' }, ['numero NOT_VALID']],
    [answerContactRequest.body, { testo: '' }, ['testo MISSING']],
    [contactFile.params, { numero: 'R-2026-000001', posizione: '6' }, ['posizione TOO_LARGE']],
  ])('validates the calls for messages to customer service: %#', (part, given, expected) => {
    expect(rejectedFor(part, given)).toEqual(expected);
  });
});
