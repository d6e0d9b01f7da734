import type { Contract, ContractStatus } from '@sportello/domain';
import { plural, t } from '@lingui/core/macro';

/** Such as "9 attive, 3 in attivazione e 1 sospesa". */
export function StatusSentence({ contracts }: { contracts: readonly Contract[] }) {
  const count = (...statuses: ContractStatus[]) => contracts.filter(({ status }) => statuses.includes(status)).length;
  const counts = {
    active: count('ATTIVO'),
    coming: count('IN_ATTIVAZIONE'),
    suspended: count('SOSPESO_MOROSITA'),
    unknown: count('SCONOSCIUTO'),
  };
  const parts = [
    counts.active > 0 && plural(counts.active, { one: '# attiva', other: '# attive' }),
    counts.coming > 0 && t`${counts.coming} in attivazione`,
    counts.suspended > 0 && plural(counts.suspended, { one: '# sospesa', other: '# sospese' }),
    counts.unknown > 0 && t`${counts.unknown} da verificare`,
  ].filter((part) => part !== false);
  return new Intl.ListFormat('it').format(parts);
}
