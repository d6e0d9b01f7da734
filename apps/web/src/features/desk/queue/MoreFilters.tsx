import { presentText } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Fold } from './Fold.tsx';
import classes from './queue.module.css';

import '../../../ui/theme/fields.ts';

interface MoreFiltersProps {
  isFiltered: boolean;
  /** Customer code that is searched for. */
  customer: string | undefined;
  onCustomer: (code: string | undefined) => void;
  /** Fields before the customer's. */
  children: ReactNode;
  after?: ReactNode;
}

/** The filters of a queue, folded away unless one explains a short list. */
export function MoreFilters({ isFiltered, customer, onCustomer, children, after }: MoreFiltersProps) {
  const { t } = useLingui();
  const [isOpen] = useState(isFiltered);
  const [code, setCode] = useState(customer ?? '');
  const askFor = useDebouncedCallback((typed: string) => onCustomer(presentText(typed)?.trim()), 300);
  return (
    <Fold title={<Trans>Filtri</Trans>} open={isOpen}>
      <div className={classes['fields']}>
        {children}
        <TextInput
          label={t`Codice cliente`}
          value={code}
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            askFor(value);
          }}
        />
        {after}
      </div>
    </Fold>
  );
}
