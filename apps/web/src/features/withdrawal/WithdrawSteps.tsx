import { invalidFields, withdraw } from '@sportello/calls';
import type { Day, WithdrawalContract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { usePerson } from '../../shared/customer/use-person.ts';
import { useForm } from '../../shared/form/use-form.ts';
import layout from '../../ui/layout/layout.module.css';
import { longDay } from '../../ui/moments.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { Meaning } from './Meaning.tsx';

import '../../ui/theme/fields.ts';

interface WithdrawStepsProps {
  kind: WithdrawalContract;
  code: string;
  lastDay: Day;
}

/** The two steps that the law asks for: the declaration, and its confirmation (recesso.pagina.1). */
export function WithdrawSteps({ kind, code, lastDay }: WithdrawStepsProps) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const [email, setEmail] = useState<string>();
  const [isChosen, setChosen] = useState(false);
  const person = usePerson();
  return (
    <>
      <Callout title={<Trans>Puoi recedere fino alle 23:59:59 di {longDay(lastDay, now)}</Trans>}>
        <Trans>Vale l’ora in cui riceviamo la tua conferma. Non devi spiegare perché.</Trans>
      </Callout>
      {email !== undefined && isChosen ? (
        <ConfirmStep kind={kind} code={code} email={email} onBack={() => setChosen(false)} />
      ) : (
        <>
          <Meaning />
          {person === undefined ? null : (
            <EmailStep
              initial={email ?? person.email ?? ''}
              onDone={(typed) => {
                setEmail(typed);
                setChosen(true);
              }}
            />
          )}
        </>
      )}
    </>
  );
}

function EmailStep({ initial, onDone }: { initial: string; onDone: (email: string) => void }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { email: initial },
    check: ({ email }) =>
      invalidFields(withdraw.body, { email: email.trim() }).length > 0
        ? { email: t`Scrivi la tua email, come in nome@esempio.it.` }
        : {},
    onSubmit: ({ email }) => onDone(email.trim()),
  });
  return (
    <Card className={layout['stack']} aria-labelledby="ricevuta">
      <SectionTitle id="ricevuta">
        <Trans>Dove ti mandiamo la ricevuta</Trans>
      </SectionTitle>
      <form className={layout['stack']} {...form.element}>
        <TextInput
          {...form.field('email')}
          label={t`Email`}
          description={t`Nella ricevuta ci sono giorno, ora, minuti e secondi del recesso.`}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div>
          <Button type="submit">
            <Trans>Continua</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface ConfirmStepProps {
  kind: WithdrawalContract;
  code: string;
  email: string;
  onBack: () => void;
}

function ConfirmStep({ kind, code, email, onBack }: ConfirmStepProps) {
  const { t } = useLingui();
  const change = useChange(withdraw, {
    request: () => ({ params: { tipo: kind, codiceContratto: code }, body: { email } }),
  });
  return (
    <Card className={layout['stack']} aria-labelledby="conferma">
      <SectionTitle id="conferma" lead={<Trans>Dopo la conferma non puoi tornare indietro.</Trans>}>
        <Trans>Confermi di recedere dal contratto?</Trans>
      </SectionTitle>
      <FormProblem problem={change.problem} />
      <Facts
        facts={[
          { name: t`Contratto`, value: code },
          { name: t`Ricevuta a`, value: email },
        ]}
      />
      <div className={layout['row']}>
        <Button color="red" loading={change.isSending} onClick={() => change.send()}>
          <Trans>Conferma recesso</Trans>
        </Button>
        <Button variant="default" onClick={onBack} disabled={change.isSending}>
          <Trans>Indietro</Trans>
        </Button>
      </div>
    </Card>
  );
}
