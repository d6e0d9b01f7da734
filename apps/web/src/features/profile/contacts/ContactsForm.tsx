import { CallError, recuperaDatiProfilo } from '@sportello/calls';
import type { ContactField } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import type { Person } from '../../../shared/customer/use-person.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { DraftNotice } from '../../../ui/parts/DraftNotice.tsx';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import classes from '../profile.module.css';
import { changedContacts, contactsBody, wrongContacts, type TypedContacts } from './changes.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { contactWords, type ContactFieldName } from './contact-words.ts';
import { useCodes, type PendingChange } from './use-codes.ts';

const locked = { input: classes['locked'] ?? '' };

/** Mail and phone as we have them, to be written over. */
export function ContactsForm({ user }: { user: Person }) {
  const { t } = useLingui();
  const { read } = useApp();
  const draft = useDraft('contatti');
  const fields = useFields<ContactFieldName>();
  const [pending, setPending] = useState<PendingChange>();
  const [outcome, setOutcome] = useState<'unchanged' | readonly ContactField[]>();
  const known = { mail: user.email?.toLowerCase() ?? '', cellulare: user.phoneNumber ?? '' };
  // What was restored of another time counts like what is typed now.
  const [typed, setTyped] = useState<TypedContacts>({
    mail: wordOf(draft.restored?.['mail']) ?? known.mail,
    cellulare: wordOf(draft.restored?.['cellulare']) ?? known.cellulare,
  });

  const codes = useCodes(setPending, (error) => {
    if (error instanceof CallError) fields.show(contactWords(error.fields));
  });
  const mail = fields.field('mail');
  const phone = fields.field('cellulare');
  const type = (change: Partial<TypedContacts>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    setOutcome(undefined);
    draft.keep({ ...next });
  };

  const send = () => {
    if (codes.isAsking) return;
    setOutcome(undefined);
    const wrong = wrongContacts(user, typed);
    if (wrong.length > 0) return fields.show(contactWords(wrong));
    const changed = changedContacts(user, typed);
    if (changed.length > 0) return codes.ask({ body: contactsBody(typed), fields: changed });
    draft.drop();
    return setOutcome('unchanged');
  };
  const saved = async (changed: readonly ContactField[]) => {
    setPending(undefined);
    draft.drop();
    setOutcome(changed);
    // The lock that begins now is the server's to tell.
    const profile = await read(recuperaDatiProfilo, {}, { refresh: true });
    setTyped({ mail: profile.email?.toLowerCase() ?? '', cellulare: profile.phoneNumber ?? '' });
  };

  const isMailLocked = user.readOnlyContactField === 'MAIL';
  const isPhoneLocked = user.readOnlyContactField === 'PHONE';
  return (
    <Card as="div">
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={codes.problem} />
        {draft.restored === undefined ? null : (
          <DraftNotice
            onDiscard={() => {
              draft.drop();
              fields.show({});
              setTyped(known);
            }}
          />
        )}
        {outcome === undefined ? null : <Outcome outcome={outcome} />}
        <div className={classes['fields']}>
          <TextInput
            {...mail}
            label={t`Email`}
            type="email"
            autoComplete="email"
            maxLength={300}
            value={typed.mail}
            readOnly={isMailLocked}
            classNames={isMailLocked ? locked : {}}
            description={isMailLocked ? t`Per ora non si può cambiare.` : undefined}
            onChange={(event) => {
              mail.onChange();
              type({ mail: event.currentTarget.value });
            }}
          />
          <TextInput
            {...phone}
            label={t`Cellulare`}
            type="tel"
            autoComplete="tel"
            maxLength={60}
            value={typed.cellulare}
            readOnly={isPhoneLocked}
            classNames={isPhoneLocked ? locked : {}}
            description={isPhoneLocked ? t`Per ora non si può cambiare.` : undefined}
            onChange={(event) => {
              phone.onChange();
              type({ cellulare: event.currentTarget.value });
            }}
          />
        </div>
        <p className={classes['soft']}>
          <Trans>
            Mandiamo un codice al contatto nuovo, per essere sicuri che è tuo, e un avviso a quello vecchio.
          </Trans>
        </p>
        <div className={classes['actions']}>
          <Button type="submit" loading={codes.isAsking}>
            <Trans>Salva</Trans>
          </Button>
        </div>
      </form>
      {pending === undefined ? null : (
        <CodesDialog
          pending={pending}
          onClose={() => setPending(undefined)}
          onSaved={(changed) => void saved(changed)}
        />
      )}
    </Card>
  );
}

function Outcome({ outcome }: { outcome: 'unchanged' | readonly ContactField[] }) {
  if (outcome === 'unchanged') {
    return (
      <Notice tone="info" role="status">
        <Trans>Non hai cambiato nulla: i contatti sono già questi.</Trans>
      </Notice>
    );
  }
  const hasMail = outcome.includes('MAIL');
  return (
    <Notice
      tone="good"
      role="status"
      title={
        outcome.length > 1 ? (
          <Trans>I tuoi contatti sono aggiornati</Trans>
        ) : hasMail ? (
          <Trans>La tua email è aggiornata</Trans>
        ) : (
          <Trans>Il tuo cellulare è aggiornato</Trans>
        )
      }
    >
      <Trans>Da ora ti scriviamo lì. Abbiamo avvisato anche il contatto di prima.</Trans>
    </Notice>
  );
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
