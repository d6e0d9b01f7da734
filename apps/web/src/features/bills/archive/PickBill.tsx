import type { Bill } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';

import '../../../ui/theme/fields.ts';

import { euroWords } from '../../../ui/amounts.ts';
import classes from '../bills.module.css';
import type { ChosenBills } from '../../paying/use-chosen-bills.ts';

export function PickBill({ bill, chosen }: { bill: Bill; chosen: ChosenBills }) {
  const { t } = useLingui();
  const id = useId();
  const isChosen = chosen.isChosen(bill);
  return (
    <label className={classes['pick']} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={t`Scegli ${bill.number} da pagare, ${euroWords(bill.openAmount)}`}
        checked={isChosen}
        disabled={chosen.isFull && !isChosen}
        onChange={() => chosen.toggle(bill.number)}
      />
    </label>
  );
}
