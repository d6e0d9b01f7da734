import { invioFormContatti } from '@sportello/calls';
import type { ContactChannel, ContactReceipt, User } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import { comingDay } from '../../ui/moments.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import classes from './offers.module.css';

import '../../ui/theme/fields.ts';

const MOST_CHARACTERS = 3000;

interface AskForProps {
  topic: string;
  what: string;
  user: User;
}

/**
 * Requests a service or product by a message to customer service, which is answered in the area
 * (assistenza.modulo.1).
 */
export function AskFor({ topic, what, user }: AskForProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [receipt, setReceipt] = useState<ContactReceipt>();
  const channel = channelOf(user);
  const asking = t`Vorrei avere: ${what}.`;
  const change = useChange(invioFormContatti, {
    request: ({ nota }: { nota: string }) => ({
      headers: {},
      body: {
        argomento: topic,
        messaggio: nota.trim() === '' ? asking : `${asking}\n\n${nota.trim()}`,
        ...(channel !== undefined && { canale: channel }),
      },
    }),
  });
  const form = useForm({
    initial: { nota: '' },
    change,
    draft: { name: `richiesta ${what}`, keeps: ['nota'] },
    onSubmit: (values, { restart }) =>
      change.send(values, {
        onDone({ answer }) {
          restart();
          setReceipt(answer);
        },
      }),
  });
  const may = useMay()(invioFormContatti);
  if (receipt !== undefined) {
    return (
      <Callout
        tone="good"
        role="status"
        takesFocus
        title={<Trans>La tua richiesta è arrivata</Trans>}
        action={
          <AnchorLink to="/my-edison/assistenza/richieste">
            <Trans>Segui le tue richieste</Trans>
          </AnchorLink>
        }
      >
        <Trans>
          Il numero della ricevuta è {receipt.receiptNumber}. Ti rispondiamo entro{' '}
          {comingDay(receipt.answerBy, clock.now())}.
        </Trans>
      </Callout>
    );
  }
  if (!may) return null;
  return (
    <form className={cx(layout['stack'], classes['form'])} {...form.element}>
      <FormProblem problem={form.problem} />
      <Textarea
        {...form.field('nota')}
        label={t`Vuoi aggiungere qualcosa? (se vuoi)`}
        description={t`Per esempio quando preferisci che ti chiamiamo.`}
        rows={3}
        maxLength={MOST_CHARACTERS}
      />
      <div>
        <Button type="submit" color="amber" loading={change.isSending}>
          <Trans>Chiedi informazioni</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Channel that announces the answer to the customer. */
function channelOf({ email, phoneNumber }: User): ContactChannel | undefined {
  if (email !== undefined) return 'E-MAIL';
  return phoneNumber === undefined ? undefined : 'TELEFONO CELLULARE';
}
