import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';

import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '../../../ui/theme/fields.ts';

/** Maximum number rendered; the others are found by search. */
const MOST_DRAWN = 30;

interface AddressSelectProps {
  label: string;
  addresses: readonly string[];
  value: string;
  onChoose: (address: string) => void;
}

export function AddressSelect({ label, addresses, value, onChoose }: AddressSelectProps) {
  const { t } = useLingui();
  return (
    <Select
      label={label}
      placeholder={t`Tutti: scrivi una via o una città`}
      data={[{ value: '', label: t`Tutti` }, ...addresses]}
      value={value === '' ? null : value}
      onChange={(address) => onChoose(address ?? '')}
      searchable
      limit={MOST_DRAWN}
      nothingFoundMessage={t`Nessun indirizzo corrisponde.`}
      onFocus={(event) => event.currentTarget.select()}
      comboboxProps={{ keepMounted: false, withinPortal: false }}
    />
  );
}
