import { customerChanges } from '@sportello/calls';
import { dayInRome, type ChangeMatter, type CustomerChange } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { longDay } from '../../ui/moments.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

interface ChangeNoteProps {
  matter: ChangeMatter;
  subject: string;
  about?: ReactNode;
}

/**
 * Shows the provider's processing state of the last change at the place it was made (fornitore.esiti.5): nothing
 * without a state, and nothing once the change is effective.
 */
export function ChangeNote({ matter, subject, about }: ChangeNoteProps) {
  const { queryOf, clock, config } = useApp();
  const enabled = config.capabilities.includes(customerChanges.id);
  const { data } = useQuery({ ...queryOf(customerChanges, { query: {} }), enabled });
  const last = data?.model.find((change) => change.matter === matter && change.subject === subject);
  if (last === undefined) return null;
  const now = clock.now();
  const says = (otherwise?: ReactNode) => (
    <>
      {about === undefined ? null : <p>{about}</p>}
      {last.words === undefined ? otherwise : <p>{last.words}</p>}
    </>
  );
  switch (last.state) {
    case 'PRESA_IN_CARICO':
      return (
        <Callout title={<Trans>La tua richiesta è in lavorazione</Trans>}>
          {says(<Trans>Lo stato della richiesta è in questa pagina.</Trans>)}
        </Callout>
      );
    case 'RIFIUTATA':
      return (
        <Callout tone="warn" title={<Trans>La tua ultima richiesta non è stata accettata</Trans>}>
          {says(<Trans>Per saperne di più, chiama il servizio clienti.</Trans>)}
        </Callout>
      );
    case 'ATTIVA':
      return isToCome(last, dayInRome(now)) ? (
        <Callout tone="good" title={<Trans>La tua richiesta vale da {longDay(last.activeFrom, now)}</Trans>}>
          {says()}
        </Callout>
      ) : null;
    case 'INVIATA':
    case 'SOSTITUITA':
    case 'SCONOSCIUTO':
      return null;
  }
}

function isToCome(change: CustomerChange, today: string): change is CustomerChange & { readonly activeFrom: string } {
  return change.activeFrom !== undefined && change.activeFrom > today;
}
