import { SEGMENT_LABELS, segmentFromLabel } from '@sportello/domain';

/** Whether two labels say the same segment; one that nobody knows is no segment at all. */
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
