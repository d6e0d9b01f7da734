import { SEGMENT_LABELS, segmentFromLabel } from '@sportello/domain';

/** Compares segment labels; unknown labels never match. */
export function sameSegment(one: string, other: string): boolean {
  const [a, b] = [known(one), known(other)];
  return a !== undefined && a === b;
}

function known(label: string): string | undefined {
  try {
    return SEGMENT_LABELS[segmentFromLabel(label)];
  } catch {
    return undefined;
  }
}
