import { cardButtons, type Intervention, type InterventionAction, type InterventionRendering } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useActing } from '../../api/start/sign-in-gate.ts';
import { closedReason } from '../../shared/customer/use-may.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { useCallCentre } from '../../shared/customer/use-call-centre.ts';
import { telOf } from '../../ui/words/phone.ts';
import layout from '../../ui/layout/layout.module.css';

export type CardPlace = 'homePage' | 'landingPage';

interface CardActionsProps {
  intervention: Intervention;
  rendering: InterventionRendering;
  place: CardPlace;
  /** The appointment has passed without an outcome and can be requested again (intervento.passato.1). */
  isPast?: boolean;
}

/** Actions of a card, the primary one first (intervento.carta.6). */
export function CardActions({ intervention, rendering, place, isPast = false }: CardActionsProps) {
  const phone = useCallCentre(useUser().user);
  const customer = useActing();
  const buttons = cardButtons(rendering, intervention).filter(({ type }) => {
    const change = CHANGES[type];
    return change === undefined || closedReason(customer, change) === undefined;
  });
  if (buttons.length === 0 && !isPast) return null;
  return (
    <div className={layout['row']}>
      {buttons.map(({ label, type, analytics }, at) => {
        const look = { variant: at === 0 ? 'filled' : 'light', 'data-analytics': analytics[place] } as const;
        const isCall = type === 'CALL_OPERATION_CENTRE' || type === 'TECHNICIAN_EXIT_SUPPORT';
        if (isCall && phone !== undefined) {
          return (
            <Button key={label} component="a" href={telOf(phone)} {...look}>
              {label}
            </Button>
          );
        }
        const way = wayOf(type, intervention.id, place);
        return (
          <Button key={label} {...look} renderRoot={(root) => <Link {...way} {...root} />}>
            {label}
          </Button>
        );
      })}
      {isPast ? (
        <ButtonLink to="/my-edison/intervento-tecnico" variant="light">
          <Trans>Chiedi un altro intervento</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}

const MODIFY = { access: 'customer', method: 'PATCH', inTheirName: 'CHANGE' } as const;

/**
 * Access of the calls that an operator may be denied when acting for a customer (operatore.impersonare.7). Only the
 * access, because importing the catalogue's entries would load their schemas on the home page.
 */
const CHANGES: Partial<Record<InterventionAction, Parameters<typeof closedReason>[1]>> = {
  MODIFY_APPOINTMENT: MODIFY,
  FIX_APPOINTMENT: MODIFY,
  FEEDBACK: { access: 'customer-in-person', method: 'POST' },
};

/** Route of each action (intervento.modello.9). */
function wayOf(type: InterventionAction, id: string, place: CardPlace): LinkProps {
  switch (type) {
    case 'MODIFY_APPOINTMENT':
    case 'FIX_APPOINTMENT':
      return { to: '/my-edison/intervento-tecnico/modifica-prenotazione', search: { intervento: id } };
    case 'SHOW_OR_ACCEPT_QUOTE':
      return {
        to: '/my-edison/intervento-tecnico/preventivo',
        search: { intervento: id, da: place === 'homePage' ? 'Homepage' : 'StoricoIntervento' },
      };
    case 'FEEDBACK':
      return { to: '/my-edison/intervento-tecnico/il-mio-intervento/$id/opinione', params: { id } };
    case 'NEW_INTERVENTION':
    case 'OTHER_APPOINTMENT':
      return { to: '/my-edison/intervento-tecnico' };
    case 'VIDEOCALL_SUPPORT_IN_PROGRESS':
    case 'SUPPORT':
    case 'CALL_OPERATION_CENTRE':
    case 'TECHNICIAN_EXIT_SUPPORT':
      return { to: '/my-edison/assistenza' };
  }
}
