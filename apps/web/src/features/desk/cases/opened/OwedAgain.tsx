import { sumCents, type CaseDispute } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { euroWords } from '../../../../ui/amounts.ts';

import '../../../../ui/theme/fields.ts';

interface OwedAgainProps extends CheckboxProps {
  disputes: readonly CaseDispute[];
}

/** Asks whether a prescribed amount is owed again with the reply (reclami.contestazione.3). */
export function OwedAgain({ disputes, ...field }: OwedAgainProps) {
  const { t } = useLingui();
  const amount = euroWords(amountInDispute(disputes));
  return (
    <Checkbox
      {...field}
      label={t`L’importo torna dovuto`}
      description={t`Spunta se la prescrizione non vale: il cliente deve di nuovo ${amount}. Senza spunta l’importo resta fuori da quello che deve.`}
    />
  );
}

export function amountInDispute(disputes: readonly CaseDispute[]): number {
  return sumCents(disputes.filter(({ until }) => until === undefined).map(({ amount }) => amount));
}
