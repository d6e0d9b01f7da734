import { t } from '@lingui/core/macro';
import type { CompanyHours } from '@sportello/domain';
import { timesWords } from '../../../../ui/moments.ts';

/** Groups days with equal hours, such as "lun–ven 08:00–18:00, 2 insieme". */
export function weekWords(hours: readonly CompanyHours[]): string {
  const names = [t`lun`, t`mar`, t`mer`, t`gio`, t`ven`, t`sab`, t`dom`];
  const runs: { first: number; last: number; words: string }[] = [];
  for (const { weekday, opens, closes, places } of hours) {
    if (places === 0) continue;
    const words = t`${timesWords(opens, closes)}, ${places} insieme`;
    const run = runs.at(-1);
    if (run?.words === words && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, words });
  }
  return runs
    .map(({ first, last, words }) =>
      first === last ? `${names[first - 1]} ${words}` : `${names[first - 1]}–${names[last - 1]} ${words}`,
    )
    .join(' · ');
}
