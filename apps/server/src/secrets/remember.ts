/**
 * Keeps the results for the last texts, because a signature takes as long as sending a statement. Null is not kept, so
 * that inventions push nothing out.
 */
export function remember<T extends string | object>(
  work: (text: string) => T | null,
  most = 1000,
): (text: string) => T | null {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    if (made === null) return null;
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(text, made);
    return made;
  };
}
