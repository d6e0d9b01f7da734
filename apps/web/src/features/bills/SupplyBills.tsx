import type { Contract } from '@sportello/domain';
import { useMemo } from 'react';
import { usePerson } from '../../shared/customer/use-person.ts';
import { Found } from './archive/ArchivePage.tsx';

export function SupplyBills({ contract }: { contract: Contract }) {
  const person = usePerson();
  const search = useMemo(() => ({ fornitura: contract.code }), [contract.code]);
  return person?.code === undefined ? null : (
    <Found customer={person.code} search={search} onSearch={() => undefined} />
  );
}
