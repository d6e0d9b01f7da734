import type { Contract, ContractDelivery } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import type { OutboxItem } from '../../../../api/offline/outbox/item.ts';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { isOvertaken } from '../../../../shared/offline/OutboxWords.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import screens from '../../../../ui/styles/screens.module.css';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import classes from '../detail.module.css';
import { areSameChoices, choiceOf, chosenAnew, chosenOver, nothingChosen, type Choice } from './choice.ts';
import { choiceWords } from './choice-words.ts';
import { baseOf, wantedOf } from './queued-choice.ts';
import { useDeliveryChange } from './use-delivery-change.ts';

import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '../../../../ui/theme/fields.ts';

interface DeliveryFormProps {
  contract: Contract;
  account: string;
  delivery: ContractDelivery;
  /** The unsent choice that is being edited; a rejected one is shown over what holds now. */
  edited: OutboxItem | undefined;
  onQueued: () => void;
  onLeave: () => void;
}

export function DeliveryForm({ contract, account, delivery, edited, onQueued, onLeave }: DeliveryFormProps) {
  const { t } = useLingui();
  const read: Base<Choice> = { value: choiceOf(delivery), version: delivery.version };
  const isRejected = edited?.state === 'REJECTED';
  // Value at the start of editing, so that concurrent changes are not overwritten silently.
  const [begun, setBegun] = useState(() => (edited === undefined || isRejected ? undefined : baseOf(edited)));
  const [isSaved, setSaved] = useState(false);
  const change = useDeliveryChange({ contract, account, edited, seenNow: () => base.value, onQueued });
  // A rejected choice is sent over what holds now.
  const theirs = change.theirs ?? (isRejected ? read : undefined);
  const isTheirsShown = change.theirs !== undefined || isOvertaken(edited?.written);
  const seen = begun ?? read;
  const base = theirs ?? seen;
  const form = useForm({
    initial: edited === undefined ? nothingChosen : chosenAnew(baseOf(edited).value, wantedOf(edited)),
    change,
    onType() {
      setSaved(false);
      setBegun((before) => before ?? read);
    },
    onSubmit(_, { restart }) {
      if (!isChanged) return;
      change.send(choice, {
        base,
        onDone() {
          restart();
          setBegun(undefined);
          setSaved(true);
        },
      });
    },
  });
  const choice = chosenOver(seen.value, form.values);
  const isChanged = !areSameChoices(choice, base.value);
  const standing = theirs && choiceWords(theirs.value);
  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      {!isTheirsShown ? null : (
        <Callout tone="warn" role="alert" takesFocus title={<Trans>Nel frattempo queste scelte sono cambiate</Trans>}>
          <Trans>Scelte attuali: {standing}.</Trans>{' '}
          <Trans>Le tue scelte sono ancora qui: salvale per sostituire quelle nuove.</Trans>
        </Callout>
      )}
      {isSaved ? (
        <Callout tone="good" role="status" takesFocus onClose={() => setSaved(false)}>
          <Trans>Le tue scelte sono salvate: valgono dalla prossima bolletta.</Trans>
        </Callout>
      ) : null}
      <Radio.Group
        {...form.field('flagBollettaWeb')}
        label={contract.type === 'VAS' ? t`Come ricevi la fattura` : t`Come ricevi la bolletta`}
        value={choice.bill ?? null}
      >
        <Radio value="web" label={t`Sul web, con un avviso quando è pronta`} />
        <Radio value="paper" label={t`Su carta, per posta`} />
      </Radio.Group>
      <Switch
        {...form.field('flagNotificaMail')}
        classNames={{ label: classes['switchLabel'] ?? '' }}
        size="lg"
        label={t`Avvisi via email`}
        checked={choice.mail}
      />
      <Switch
        {...form.field('flagNotificaSms')}
        classNames={{ label: classes['switchLabel'] ?? '' }}
        size="lg"
        label={t`Avvisi via SMS`}
        checked={choice.sms}
      />
      <div className={screens['rowEnd']}>
        {begun === undefined && edited === undefined ? null : (
          <Button
            variant="default"
            onClick={() => {
              change.reset();
              form.restart();
              setBegun(undefined);
              onLeave();
            }}
          >
            <Trans>Annulla</Trans>
          </Button>
        )}
        <Button type="submit" loading={change.isSending} disabled={!isChanged}>
          <Trans>Salva</Trans>
        </Button>
      </div>
    </form>
  );
}
