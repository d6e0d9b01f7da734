import { inviteOperator } from '@sportello/calls';
import { OPERATOR_ROLE_LABELS, OPERATOR_ROLES, presentText, type OperatorRole } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { isMailAddress } from './mail-address.ts';
import classes from './Operators.module.css';

import '../../../../ui/theme/fields.ts';

type Typed = Record<'nome' | 'cognome' | 'email' | 'username', string> & { readonly ruolo: OperatorRole };

interface InviteDialogProps {
  onClose: () => void;
  /** Receives the success message. */
  onDone: (said: string) => void;
}

/** Invites an operator, who receives a link to choose a password (operatore.gestione.2). */
export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { t } = useLingui();
  const change = useChange(inviteOperator, {
    request: (typed: Typed) => ({ body: typed }),
    onDone: ({ value: { email } }) => onDone(t`Abbiamo inviato l’invito a ${email}: il link vale 3 giorni.`),
  });
  const form = useForm<Typed>({
    initial: { nome: '', cognome: '', email: '', username: '', ruolo: 'SEARCH' },
    check: ({ nome, cognome, email, username }) => ({
      ...(presentText(nome) === undefined && { nome: t`Scrivi il nome.` }),
      ...(presentText(cognome) === undefined && { cognome: t`Scrivi il cognome.` }),
      ...(!isMailAddress(email) && { email: t`Scrivi un indirizzo email.` }),
      ...(presentText(username) === undefined && { username: t`Lo username non può essere vuoto.` }),
    }),
    change,
    onSubmit: (typed) =>
      change.send({
        ...typed,
        nome: typed.nome.trim(),
        cognome: typed.cognome.trim(),
        email: typed.email.trim(),
        username: typed.username.trim(),
      }),
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Invita un operatore</Trans>}>
      <form className={classes['form']} {...form.element}>
        <FormProblem problem={form.problem} />
        <TextInput {...form.field('nome')} label={t`Nome`} autoComplete="off" maxLength={100} />
        <TextInput {...form.field('cognome')} label={t`Cognome`} autoComplete="off" maxLength={100} />
        <TextInput {...form.field('email')} label={t`Email`} type="email" autoComplete="off" maxLength={254} />
        <TextInput
          {...form.field('username')}
          label={t`Nome utente`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
        <NativeSelect
          {...form.field('ruolo')}
          label={t`Ruolo`}
          data={OPERATOR_ROLES.map((value) => ({ value, label: OPERATOR_ROLE_LABELS[value] }))}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Annulla</Trans>
          </Button>
          <Button type="submit" loading={change.isSending}>
            <Trans>Invia l’invito</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
