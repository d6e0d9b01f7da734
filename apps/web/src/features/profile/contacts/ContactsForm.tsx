import { CallError, recuperaDatiProfilo } from '@sportello/calls';
import type { ContactField } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import type { Person } from '../../../shared/customer/use-person.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../profile.module.css';
import { changedContacts, contactsBody, wrongContacts, type TypedContacts } from './changes.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { contactWords } from './contact-words.ts';
import { useCodes, type PendingChange } from './use-codes.ts';

import '../../../ui/theme/fields.ts';

const locked = { input: classes['locked'] ?? '' };

export function ContactsForm({ user }: { user: Person }) {
  const { t } = useLingui();
  const { read } = useApp();
  const [pending, setPending] = useState<PendingChange>();
  const [outcome, setOutcome] = useState<'unchanged' | readonly ContactField[]>();
  const codes = useCodes(setPending);
  const form = useForm({
    initial: typedOf(user),
    check: (typed) => contactWords(wrongContacts(user, typed)),
    change: codes,
    refused: (error) => (error instanceof CallError ? contactWords(error.fields) : {}),
    draft: { name: 'contatti', keeps: ['mail', 'cellulare'] },
    onType: () => setOutcome(undefined),
    onSubmit(typed, { restart }) {
      const changed = changedContacts(user, typed);
      if (changed.length > 0) return codes.ask(contactsBody(typed), changed);
      restart();
      return setOutcome('unchanged');
    },
  });
  const saved = async (changed: readonly ContactField[]) => {
    setPending(undefined);
    form.restart(typedOf(await read(recuperaDatiProfilo, {})));
    setOutcome(changed);
  };

  const isMailLocked = user.readOnlyContactField === 'MAIL';
  const isPhoneLocked = user.readOnlyContactField === 'PHONE';
  return (
    <Card as="div">
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
        {outcome === undefined ? null : <Outcome outcome={outcome} />}
        <div className={layout['stack']}>
          <TextInput
            {...form.field('mail')}
            label={t`Email`}
            type="email"
            autoComplete="email"
            maxLength={300}
            readOnly={isMailLocked}
            classNames={isMailLocked ? locked : {}}
            description={isMailLocked ? t`Al momento non si può cambiare.` : undefined}
          />
          <TextInput
            {...form.field('cellulare')}
            label={t`Cellulare`}
            type="tel"
            autoComplete="tel"
            maxLength={60}
            readOnly={isPhoneLocked}
            classNames={isPhoneLocked ? locked : {}}
            description={isPhoneLocked ? t`Al momento non si può cambiare.` : undefined}
          />
        </div>
        <p className={layout['soft']}>
          <Trans>
            Mandiamo un codice al contatto nuovo, per essere sicuri che sia tuo, e un avviso a quello vecchio.
          </Trans>
        </p>
        <div className={classes['actions']}>
          <Button type="submit" loading={codes.isSending}>
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
      <Callout tone="info" role="status" takesFocus>
        <Trans>Non hai cambiato nulla: i contatti sono già questi.</Trans>
      </Callout>
    );
  }
  const hasMail = outcome.includes('MAIL');
  return (
    <Callout
      tone="good"
      role="status"
      takesFocus
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
      <Trans>Da adesso usiamo i nuovi contatti. Abbiamo avvisato anche il contatto precedente.</Trans>
    </Callout>
  );
}

function typedOf({ email, phoneNumber }: Pick<Person, 'email' | 'phoneNumber'>): TypedContacts {
  return { mail: email?.toLowerCase() ?? '', cellulare: phoneNumber ?? '' };
}
