import { MOST_DOCUMENTS_IN_ARCHIVE } from '@sportello/domain';

/** The numbers of the documents that are to be downloaded together. */
export type Selection = ReadonlySet<string>;

/** What a box for all of them shows. */
export type AllState = 'none' | 'some' | 'all';

export function toggled(selection: Selection, docNumber: string): Selection {
  const next = new Set(selection);
  if (!next.delete(docNumber)) next.add(docNumber);
  return next;
}

/** Those of the selection that there still are, in the order of the list. */
export function selectedOf(docNumbers: readonly string[], selection: Selection): readonly string[] {
  return docNumbers.filter((each) => selection.has(each));
}

/** As many as fit into one archive, the first of the list. */
export function selectAll(docNumbers: readonly string[]): Selection {
  return new Set(docNumbers.slice(0, MOST_DOCUMENTS_IN_ARCHIVE));
}

export function allState(docNumbers: readonly string[], selection: Selection): AllState {
  const count = selectedOf(docNumbers, selection).length;
  if (count === 0) return 'none';
  return count >= Math.min(docNumbers.length, MOST_DOCUMENTS_IN_ARCHIVE) ? 'all' : 'some';
}

/** How many are too many; 0 where they fit. */
export function tooMany(count: number): number {
  return Math.max(0, count - MOST_DOCUMENTS_IN_ARCHIVE);
}
