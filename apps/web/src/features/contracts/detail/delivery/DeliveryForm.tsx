import type { Contract, ContractDelivery } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Switch } from '@mantine/core';
import { useState } from 'react';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { FormProblem } from '../../../../ui/parts/FormProblem.tsx';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import classes from '../detail.module.css';
import { areSameChoices, choiceOf, type Choice } from './choice.ts';
import { useDeliveryChange } from './use-delivery-change.ts';

import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '../../../../ui/theme/fields.ts';

interface DeliveryFormProps {
  contract: Contract;
  account: string;
  delivery: ContractDelivery;
}

/** On the web or on paper, and which notifications besides. */
export function DeliveryForm({ contract, account, delivery }: DeliveryFormProps) {
  const { t } = useLingui();
  const read: Base<Choice> = { value: choiceOf(delivery), version: delivery.version };
  // What the customer saw when they began to choose: what changes meanwhile is not to be written over unseen.
  const [begun, setBegun] = useState<{ base: Base<Choice>; choice: Choice }>();
  const [isSaved, setSaved] = useState(false);
  const change = useDeliveryChange(contract, account, () => {
    setBegun(undefined);
    setSaved(true);
  });
  const { theirs, problem } = change;
  const choice = begun?.choice ?? read.value;
  const base = theirs ?? begun?.base ?? read;
  const isChanged = !areSameChoices(choice, base.value);
  const choose = (changes: Partial<Choice>) => {
    setSaved(false);
    setBegun({ base: begun?.base ?? read, choice: { ...choice, ...changes } });
  };
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) change.send(choice, { base });
      }}
    >
      <FormProblem problem={problem} />
      {theirs === undefined ? null : (
        <Callout tone="warn" role="alert" takesFocus title={<Trans>Nel frattempo queste scelte sono cambiate</Trans>}>
          <ChoiceWords choice={theirs.value} /> <Trans>Le tue sono ancora qui: salvale per sostituirle.</Trans>
        </Callout>
      )}
      {isSaved ? (
        <Callout tone="good" role="status" takesFocus onClose={() => setSaved(false)}>
          <Trans>Le tue scelte sono salvate: valgono dalla prossima bolletta.</Trans>
        </Callout>
      ) : null}
      <Radio.Group
        label={contract.type === 'VAS' ? t`Come ricevi la fattura` : t`Come ricevi la bolletta`}
        value={choice.bill ?? null}
        onChange={(bill) => choose({ bill: bill === 'paper' ? 'paper' : 'web' })}
      >
        <Radio value="web" label={t`Sul web, con un avviso quando è pronta`} />
        <Radio value="paper" label={t`Su carta, per posta`} />
      </Radio.Group>
      <Switch
        classNames={{ label: classes['switchLabel'] ?? '' }}
        size="lg"
        label={t`Avvisi via email`}
        checked={choice.mail}
        onChange={(event) => choose({ mail: event.currentTarget.checked })}
      />
      <Switch
        classNames={{ label: classes['switchLabel'] ?? '' }}
        size="lg"
        label={t`Avvisi via SMS`}
        checked={choice.sms}
        onChange={(event) => choose({ sms: event.currentTarget.checked })}
      />
      <div className={classes['actions']}>
        {begun === undefined ? null : (
          <Button
            variant="default"
            onClick={() => {
              change.reset();
              setBegun(undefined);
            }}
          >
            <Trans>Lascia com’è</Trans>
          </Button>
        )}
        <Button type="submit" loading={change.isSending} disabled={!isChanged}>
          <Trans>Salva</Trans>
        </Button>
      </div>
    </form>
  );
}

/** A choice in a sentence. */
function ChoiceWords({ choice: { bill, sms, mail } }: { choice: Choice }) {
  const { t } = useLingui();
  const words = [
    bill === 'paper' ? t`bolletta su carta` : bill === 'web' ? t`bolletta sul web` : t`nessuna scelta per la bolletta`,
    mail ? t`avvisi via email` : t`niente email`,
    sms ? t`avvisi via SMS` : t`niente SMS`,
  ];
  const list = new Intl.ListFormat('it').format(words);
  return <Trans>Ora sono: {list}.</Trans>;
}
