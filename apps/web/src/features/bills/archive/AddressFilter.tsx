import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import '../../../ui/theme/fields.ts';

// Lazy: only customers with many addresses need the searchable select.
const AddressSelect = lazy(async () => ({ default: (await import('./AddressSelect.tsx')).AddressSelect }));

/** From this number of addresses on, a searchable select replaces the list. */
const MANY = 24;

interface AddressFilterProps {
  addresses: readonly string[];
  value: string;
  onChoose: (address: string) => void;
}

export function AddressFilter({ addresses, value, onChoose }: AddressFilterProps) {
  const { t } = useLingui();
  if (addresses.length < 2) return null;
  const areMany = addresses.length > MANY;
  // While the searchable select loads, hundreds of options would only delay the page.
  const listed = areMany ? addresses.filter((address) => address === value) : addresses;
  const list = (
    <NativeSelect
      label={t`Indirizzo`}
      rightSection={<IconChevronDown size={20} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label: t`Tutti` }, ...listed]}
    />
  );
  if (!areMany) return list;
  return (
    <Suspense fallback={list}>
      <AddressSelect label={t`Indirizzo`} addresses={addresses} value={value} onChoose={onChoose} />
    </Suspense>
  );
}
