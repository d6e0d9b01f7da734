import { changeOperatorRole, disableOperator, removeOperatorFactor, sendOperatorLink } from '@sportello/calls';
import { OPERATOR_ROLE_LABELS, OPERATOR_ROLES, type OperatorAccount, type OperatorRole } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { isMailAddress } from './mail-address.ts';
import classes from './Operators.module.css';

import '../../../../ui/theme/fields.ts';

interface ManageDialogProps {
  operator: OperatorAccount;
  onClose: () => void;
  /** Receives the success message. */
  onDone: (said: string) => void;
}

type Parts = Pick<ManageDialogProps, 'operator' | 'onDone'>;

/** Manages an operator: role, link, authenticator app, deactivation (operatore.gestione.3). */
export function ManageDialog({ operator, onClose, onDone }: ManageDialogProps) {
  const [asked, setAsked] = useState<'factor' | 'closing'>();
  const { username, name, state, hasSecondFactor } = operator;
  const back = () => setAsked(undefined);
  if (asked === 'factor') return <FactorDialog operator={operator} onClose={back} onDone={onDone} />;
  if (asked === 'closing') return <ClosingDialog operator={operator} onClose={back} onDone={onDone} />;
  return (
    <Dialog onClose={onClose} title={name === undefined ? username : `${name} · ${username}`}>
      <RoleForm operator={operator} onDone={onDone} />
      <LinkForm operator={operator} onDone={onDone} />
      {state === 'DISABLED' ? null : (
        <div className={cx(layout['row'], classes['others'])}>
          {hasSecondFactor ? (
            <Button variant="light" onClick={() => setAsked('factor')}>
              <Trans>Scollega l’app di codici</Trans>
            </Button>
          ) : null}
          <Button variant="light" color="red" onClick={() => setAsked('closing')}>
            <Trans>Disattiva</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function RoleForm({ operator: { username, role }, onDone }: Parts) {
  const { t } = useLingui();
  const change = useChange(changeOperatorRole, {
    request: (ruolo: OperatorRole) => ({ params: { username }, body: { ruolo } }),
    onDone: ({ value }) => onDone(t`Il ruolo di ${username} ora è ${OPERATOR_ROLE_LABELS[value]}.`),
  });
  const form = useForm({
    initial: { ruolo: role },
    change,
    onSubmit: ({ ruolo }) => change.send(ruolo),
  });
  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      <NativeSelect
        {...form.field('ruolo')}
        label={t`Ruolo`}
        data={OPERATOR_ROLES.map((value) => ({ value, label: OPERATOR_ROLE_LABELS[value] }))}
      />
      <Button type="submit" variant="light" loading={change.isSending} disabled={form.values.ruolo === role}>
        <Trans>Cambia il ruolo</Trans>
      </Button>
    </form>
  );
}

/** New link for operators who were invited, forgot the password, or are re-enabled. */
function LinkForm({ operator: { username, email, state }, onDone }: Parts) {
  const { t } = useLingui();
  const change = useChange(sendOperatorLink, {
    request: (typed: string) => ({ params: { username }, body: { email: typed } }),
    onDone: ({ value }) => onDone(t`Abbiamo inviato il link a ${value}: vale 3 giorni.`),
  });
  const form = useForm({
    initial: { email: email ?? '' },
    check: (typed) => (isMailAddress(typed.email) ? {} : { email: t`Scrivi un indirizzo email.` }),
    change,
    onSubmit: (typed) => change.send(typed.email.trim()),
  });
  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      <TextInput
        {...form.field('email')}
        label={t`Email`}
        description={
          state === 'ACTIVE'
            ? t`Con il link sceglie una nuova password: quella di prima vale fino ad allora.`
            : t`Con il link sceglie la password. Vale solo l’ultimo link inviato.`
        }
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <Button type="submit" variant="light" loading={change.isSending}>
        {state === 'DISABLED' ? <Trans>Riattiva e invia il link</Trans> : <Trans>Invia il link per la password</Trans>}
      </Button>
    </form>
  );
}

function FactorDialog({ operator: { username }, onClose, onDone }: ManageDialogProps) {
  const { t } = useLingui();
  const change = useChange(removeOperatorFactor, {
    request: () => ({ params: { username } }),
    onDone: () => onDone(t`L’app di ${username} è scollegata: al prossimo accesso ne collega un’altra.`),
  });
  return (
    <Confirm
      title={<Trans>Scolleghi l’app di {username}?</Trans>}
      confirm={<Trans>Scollega</Trans>}
      change={change}
      onClose={onClose}
    >
      <Trans>
        Verifica prima l’identità dell’operatore. Uscirà da tutti i dispositivi e dovrà collegare un’altra app.
      </Trans>
    </Confirm>
  );
}

function ClosingDialog({ operator: { username }, onClose, onDone }: ManageDialogProps) {
  const { t } = useLingui();
  const change = useChange(disableOperator, {
    request: () => ({ params: { username } }),
    onDone: () => onDone(t`${username} non può più accedere.`),
  });
  return (
    <Confirm
      title={<Trans>Disattivi {username}?</Trans>}
      confirm={<Trans>Disattiva</Trans>}
      change={change}
      onClose={onClose}
    >
      <Trans>
        L’operatore esce subito da tutti i dispositivi e non potrà più accedere. Le sue azioni restano nel registro.
      </Trans>
    </Confirm>
  );
}

interface ConfirmProps {
  title: ReactNode;
  confirm: ReactNode;
  change: Pick<ReturnType<typeof useChange>, 'problem' | 'isSending'> & { readonly send: () => void };
  onClose: () => void;
  children: ReactNode;
}

function Confirm({ title, confirm, change, onClose, children }: ConfirmProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <p>{children}</p>
      <FormProblem problem={change.problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button loading={change.isSending} onClick={() => change.send()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
