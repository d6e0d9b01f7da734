import type { Contract } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { contractChoices } from '../../../shared/contracts/choices.ts';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import '../../../ui/theme/fields.ts';

// Lazy: only customers with many contracts need the searchable select.
const ContractSelect = lazy(async () => ({
  default: (await import('../../../shared/contracts/ContractSelect.tsx')).ContractSelect,
}));

/** From this number of contracts on, a searchable select replaces the list. */
const MANY = 24;

interface SupplyFilterProps {
  contracts: readonly Contract[];
  value: string;
  onChoose: (code: string) => void;
}

export function SupplyFilter({ contracts, value, onChoose }: SupplyFilterProps) {
  const { t } = useLingui();
  const choices = useMemo(() => contractChoices(contracts, nameAndKind), [contracts]);
  const areMany = choices.length > MANY;
  // While the searchable select loads, hundreds of options would only delay the page.
  const listed = areMany ? choices.filter((choice) => choice.value === value) : choices;
  const list = (
    <NativeSelect
      label={t`Fornitura o servizio`}
      rightSection={<IconChevronDown size={20} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label: t`Tutti` }, ...listed.map((choice) => ({ value: choice.value, label: choice.label }))]}
    />
  );
  return !areMany ? (
    list
  ) : (
    <Suspense fallback={list}>
      <ContractSelect label={t`Fornitura o servizio`} choices={choices} value={value} onChoose={onChoose} />
    </Suspense>
  );
}
