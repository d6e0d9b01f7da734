import { interventions } from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

describe('changing what was booked (prenotazione.modifica.2)', () => {
  const [booked] = interventions.example.answer.interventions;
  if (booked === undefined) throw new Error('the catalogue has no example');
  const slotIn = (days: number) => ({ ...booked.timeSlots[0], date: addDays(dayInRome(Date.now()), days) });

  it.each([
    ['the first appointment', {}, ['Cambia giorno e ora', 'Cambia i contatti'], /^Puoi cambiarla fino a/],
    ['one that is too near', { timeSlots: [slotIn(0)] }, [], 'Questa prenotazione non si può più cambiare da qui'],
    [
      'the next one, after an accepted quote',
      { status: { state: 'In Progress', subState: 'QUOTE_APPROVED_AWAITING_WORKS' } },
      ['Scegli il prossimo appuntamento'],
      'Caldaia',
    ],
    [
      'the next one of a company without licence',
      {
        status: { state: 'In Progress', subState: 'QUOTE_APPROVED_AWAITING_WORKS' },
        company: { code: '034', license: false },
      },
      [],
      'Ti chiama la ditta',
    ],
    ['what has no appointment', { timeSlots: [] }, ['Scegli giorno e ora'], 'Caldaia'],
  ] as const)('offers the changes possible for %s', async (_, over, ways, said) => {
    const gateway = fakeGateway();
    const visit = { ...booked, timeSlots: [slotIn(9)], ...over };
    gateway.answer(interventions, { interventions: [visit] as never, total: 1 });
    const screen = await open(`/my-edison/intervento-tecnico/modifica-prenotazione?intervento=${booked.id}`, {
      gateway,
    });
    const page = screen.getByRole('main');
    await expect.element(page.getByText(said)).toBeVisible();
    if (ways.length > 0) await expect.element(page.getByText('Chi viene: Ditta 017')).toBeVisible();
    for (const name of ways) await expect.element(page.getByRole('button', { name })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(ways.length);
    await expectAccessible();
  });
});
