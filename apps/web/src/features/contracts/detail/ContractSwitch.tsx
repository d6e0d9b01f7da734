import { contractLabel, type Contract } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { kindWords } from '../../../shared/contracts/kind-words.ts';
import { contractLink } from '../../../shared/links/contract-link.ts';
import classes from './detail.module.css';

import '@mantine/core/styles/Combobox.layer.css';
import '../../../ui/theme/fields.ts';

/** More are found by typing. */
const MOST_SHOWN = 30;

export function ContractSwitch({ contract, all }: { contract: Contract; all: readonly Contract[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const options = useMemo(() => all.map((each) => ({ value: keyOf(each), label: nameOf(each) })), [all]);
  if (all.length < 2) return null;
  return (
    <Select
      className={classes['switch'] ?? ''}
      aria-label={t`Passa a un altro contratto`}
      data={options}
      value={keyOf(contract)}
      onChange={(key) => {
        const next = all.find((each) => keyOf(each) === key);
        if (next !== undefined) void navigate(contractLink(next));
      }}
      searchable
      limit={MOST_SHOWN}
      allowDeselect={false}
      nothingFoundMessage={t`Nessun contratto corrisponde`}
      comboboxProps={{ keepMounted: false }}
    />
  );
}

const keyOf = ({ type, code }: Contract) => `${type} ${code}`;

/** Adds address and kind unless the name already contains them. */
function nameOf(contract: Contract): string {
  const label = contractLabel(contract);
  const street = contract.address?.street;
  return [...new Set([label, street, kindWords(contract)])].filter((part) => part !== undefined).join(' · ');
}
