import type { PersonalData } from '@sportello/calls';

type Consumption = PersonalData['content']['consumi'];

/** Summarizes consumption as period and number of values; the file holds each value. */
export function spansOf(days: Consumption) {
  const spans = Map.groupBy(days, ({ codiceContratto, minuti }) => `${codiceContratto} ${minuti}`);
  return [...spans.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { codiceContratto, minuti } = first;
    const sorted = all.map(({ giorno }) => giorno).toSorted();
    return {
      codiceContratto,
      dal: sorted[0],
      al: sorted.at(-1),
      minutiTraDueValori: minuti,
      valori: all.reduce((sum, { valori }) => sum + valori.filter((value) => value !== null).length, 0),
      giorniStimati: all.filter(({ stimato }) => stimato).length,
    };
  });
}
