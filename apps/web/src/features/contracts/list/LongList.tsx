import { useLingui } from '@lingui/react/macro';
import { VirtualList } from '../../../ui/parts/lists/VirtualList.tsx';
import { ContractRow } from './ContractRow.tsx';
import type { Line } from './lines.ts';

/** Row heights in pixels, with and without the address heading. */
const GROUP_HEIGHT = 140;
const LINE_HEIGHT = 80;

export function LongList({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui();
  return (
    <VirtualList
      label={t`Contratti`}
      items={lines}
      keyOf={keyOf}
      estimateHeight={({ group }) => (group ? GROUP_HEIGHT : LINE_HEIGHT)}
    >
      {(line) => <ContractRow line={line} />}
    </VirtualList>
  );
}

/** A contract's height depends on whether it starts an address group or shows its own address. */
function keyOf({ contract, group, isUnderAddress }: Line): string {
  return [contract.type, contract.code, group !== undefined && 'first', isUnderAddress && 'under'].join(' ');
}
