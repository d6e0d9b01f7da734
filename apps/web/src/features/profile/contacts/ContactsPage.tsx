import { Trans } from '@lingui/react/macro';
import { ChangeNote } from '../../../shared/change/ChangeNote.tsx';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { LockCallout } from '../LockCallout.tsx';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { ContactsForm } from './ContactsForm.tsx';

/** Only one contact can change while the lock holds; each is verified by a code sent to it. */
export function ContactsPage() {
  const user = usePerson();
  if (user === undefined) return null;
  return (
    <ProfileFrame
      title={<Trans>Contatti</Trans>}
      lead={<Trans>Dove ti mandiamo bollette, avvisi e codici di conferma.</Trans>}
    >
      <div className={cx(layout['stackLarge'], classes['narrow'])}>
        <LockCallout user={user} />
        <ChangeNote
          matter="CONTATTO"
          subject="MAIL"
          about={<Trans>La richiesta riguarda la tua email. Qui vedi ancora quella attuale.</Trans>}
        />
        <ChangeNote
          matter="CONTATTO"
          subject="SMS"
          about={<Trans>La richiesta riguarda il tuo cellulare. Qui vedi ancora quello attuale.</Trans>}
        />
        <ContactsForm user={user} />
      </div>
    </ProfileFrame>
  );
}
