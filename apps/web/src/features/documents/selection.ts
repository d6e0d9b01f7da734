import { MOST_DOCUMENTS_IN_ARCHIVE } from '@sportello/domain';

export type Selection = ReadonlySet<string>;

export type AllState = 'none' | 'some' | 'all';

export function toggled(selection: Selection, docNumber: string): Selection {
  const next = new Set(selection);
  if (!next.delete(docNumber)) next.add(docNumber);
  return next;
}

export function selectedOf(docNumbers: readonly string[], selection: Selection): readonly string[] {
  return docNumbers.filter((each) => selection.has(each));
}

export function selectAll(docNumbers: readonly string[]): Selection {
  return new Set(docNumbers.slice(0, MOST_DOCUMENTS_IN_ARCHIVE));
}

export function allState(docNumbers: readonly string[], selection: Selection): AllState {
  const count = selectedOf(docNumbers, selection).length;
  if (count === 0) return 'none';
  return count >= Math.min(docNumbers.length, MOST_DOCUMENTS_IN_ARCHIVE) ? 'all' : 'some';
}

export function tooMany(count: number): number {
  return Math.max(0, count - MOST_DOCUMENTS_IN_ARCHIVE);
}
