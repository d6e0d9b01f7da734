import { cmsContent, inTheirName, modifyIntervention, sendFeedback, type Call } from '@sportello/calls';
import { INTERVENTION_ACTIONS, type Impersonation, type InterventionAction } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { acting } from '../../../test/acting.ts';
import { cards, gatewayWith, inStatus, PATH } from '../../../test/interventions.ts';
import { open } from '../../../test/open.tsx';

/** Calls that an action's page sends; other actions only read, or open a page that shows by itself what is closed. */
const SENDS: Partial<Record<InterventionAction, Call>> = {
  MODIFY_APPOINTMENT: modifyIntervention,
  FIX_APPOINTMENT: modifyIntervention,
  FEEDBACK: sendFeedback,
};

/** True for a call that an operator in that mode may send for a customer. */
const isOpen = (mode: Impersonation['mode'], call: Call) =>
  ({ ONESELF: true, READ: true, CHANGE: mode === 'MODIFICA', NEVER: false })[inTheirName(call)];

const all = cards.map((set) => ({
  ...set,
  states: set.states.map((each) => ({
    ...each,
    rendering: {
      ...each.rendering,
      buttons: INTERVENTION_ACTIONS.map((type) => ({
        label: type,
        type,
        analytics: { homePage: 'h', landingPage: 'l' },
      })),
    },
  })),
}));

describe('the buttons of a card', () => {
  it.each(['LETTURA', 'MODIFICA', undefined] as const)(
    'shows the buttons whose calls are allowed with %s (operatore.impersonare.7)',
    async (mode) => {
      if (mode !== undefined) acting({ mode });
      const gateway = gatewayWith({ ...inStatus('LASCIA_FEEDBACK'), isEditable: true });
      gateway.answer(cmsContent, ({ url }) => ({ items: (url.includes('mio-intervento') ? all : []) as never }));
      const screen = await open(PATH, { gateway, ...(mode !== undefined && { username: 'operatore' }) });
      const card = screen.getByRole('region', { name: 'TECHINICIAN_EXIT LASCIA_FEEDBACK' });
      await expect.element(card.getByRole('link', { name: 'NEW_INTERVENTION' })).toBeVisible();
      const shown = card
        .getByRole('link')
        .elements()
        .map((link) => link.textContent);
      expect(shown).toEqual(
        INTERVENTION_ACTIONS.filter((type) => {
          const call = SENDS[type];
          return mode === undefined || call === undefined || isOpen(mode, call);
        }),
      );
    },
  );
});
