import { beginImpersonation } from '@sportello/calls';
import { presentText, roleMay } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { operatorQuery } from '../operator-query.ts';
import { ActAtOnce } from './ActAtOnce.tsx';
import classes from './Customers.module.css';
import '../../../../ui/theme/fields.ts';

const FEWEST_CHARACTERS = 10;
const MOST_CHARACTERS = 300;

/** Asks for the reason and for write access, then starts impersonation (operatore.impersonare.4). */
export function ActForm({ code, name }: { code: string; name: string | undefined }) {
  const app = useApp();
  const operator = useQuery(operatorQuery(app)).data?.model;
  if (!roleMay(operator?.role, 'LOOK_FOR_CUSTOMERS')) return null;
  if (!app.config.capabilities.includes(beginImpersonation.id)) return <ActAtOnce code={code} name={name} />;
  return <Granted code={code} mayChange={roleMay(operator?.role, 'CHANGE_FOR_CUSTOMERS')} />;
}

function Granted({ code, mayChange }: { code: string; mayChange: boolean }) {
  const { t } = useLingui();
  const { acting } = useApp();
  const change = useChange(beginImpersonation, {
    request: ({ motivo, modifica }: { motivo: string; modifica: boolean }) => ({
      body: {
        codiceCliente: code,
        motivo: motivo.trim(),
        modalita: modifica ? ('MODIFICA' as const) : ('LETTURA' as const),
      },
    }),
    onDone: ({ answer }) => acting.begin(answer),
  });
  const form = useForm({
    initial: { motivo: '', modifica: false },
    check: ({ motivo }) =>
      (presentText(motivo)?.length ?? 0) < FEWEST_CHARACTERS
        ? { motivo: t`Scrivi perché, in almeno ${FEWEST_CHARACTERS} caratteri.` }
        : {},
    change,
    draft: { name: `agire ${code}`, keeps: ['motivo', 'modifica'] },
    onSubmit: (values, { restart }) => change.send(values, { onDone: () => restart() }),
  });
  return (
    <form className={classes['act']} {...form.element}>
      <FormProblem problem={form.problem} />
      <Textarea
        {...form.field('motivo')}
        label={t`Perché agisci a nome di questo cliente?`}
        description={t`Il cliente lo legge nel suo profilo.`}
        rows={2}
        maxLength={MOST_CHARACTERS}
      />
      {mayChange ? <Checkbox {...form.field('modifica')} label={t`Devo anche modificare qualcosa`} /> : null}
      <Button type="submit" loading={change.isSending}>
        <Trans>Agisci per 15 minuti</Trans>
      </Button>
    </form>
  );
}
