import { addDays, fullDay, monthWords, type Day } from '@sportello/domain';

/** Such as "novembre 2026", "settembre – ottobre 2026", "1° – 23 novembre 2026" (consumo.confronto.3). */
export function spanWords(start: Day, end: Day): string {
  const isWhole = start.endsWith('-01') && addDays(end, 1).endsWith('-01');
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  if (start.slice(0, 7) === end.slice(0, 7)) {
    if (isWhole) return `${monthWords(start)} ${start.slice(0, 4)}`;
    return start === end ? fullDay(end) : `${dayOf(start)} – ${fullDay(end)}`;
  }
  const since = isWhole ? monthWords(start) : dateOf(start);
  const until = isWhole ? `${monthWords(end)} ${end.slice(0, 4)}` : fullDay(end);
  return `${since}${isOneYear ? '' : ` ${start.slice(0, 4)}`} – ${until}`;
}

const dateOf = (day: Day) => fullDay(day).slice(0, -5);
const dayOf = (day: Day) => dateOf(day).split(' ')[0] ?? '';

/** Within a sentence: "dal 1° gennaio al 23 novembre 2026", "dall’8 all’11 novembre 2026". */
export function betweenWords(start: Day, end: Day): string {
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  const since = isOneMonth ? dayOf(start) : isOneYear ? dateOf(start) : fullDay(start);
  return `${elided('dal', since)} ${elided('al', fullDay(end))}`;
}

const elided = (word: string, date: string) => (/^(?:8|11)(?: |$)/.test(date) ? `${word}l’${date}` : `${word} ${date}`);
