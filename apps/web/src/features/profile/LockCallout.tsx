import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import type { Person } from '../../shared/customer/use-person.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { longMoment } from '../../ui/moments.ts';

/** Locked contact with reason and end of the lock (profilo.contatti.2). */
export function LockCallout({ user }: { user: Person }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const { readOnlyContactField, contactLockEndsAt, intervalEditContact: hours } = user;
  if (readOnlyContactField === undefined || contactLockEndsAt === undefined) return null;
  const end = longMoment(contactLockEndsAt, now);
  const rule = (
    <Plural
      value={hours}
      one="Per sicurezza, dopo un cambio l’altro contatto non si può cambiare per # ora."
      other="Per sicurezza, dopo un cambio l’altro contatto non si può cambiare per # ore."
    />
  );
  return (
    <Callout
      tone="info"
      title={
        readOnlyContactField === 'PHONE' ? (
          <Trans>Il cellulare si può cambiare da {end}</Trans>
        ) : (
          <Trans>L’email si può cambiare da {end}</Trans>
        )
      }
    >
      {readOnlyContactField === 'PHONE' ? (
        <Trans>Hai cambiato l’email da poco. {rule}</Trans>
      ) : (
        <Trans>Hai cambiato il cellulare da poco. {rule}</Trans>
      )}
    </Callout>
  );
}
