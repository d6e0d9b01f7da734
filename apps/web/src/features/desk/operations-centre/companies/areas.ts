/** Postal codes as they are typed: one by one or from one to another, apart by spaces, commas or lines. */
export function readAreas(text: string): { readonly list: readonly string[] } | { readonly wrong: string } {
  const found = new Set<string>();
  const tidy = text.replaceAll(/\s*[-–]\s*/g, '-');
  for (const piece of tidy.split(/[\s,;]+/).filter((each) => each !== '')) {
    const [, first = '', last = first] = /^(\d{5})(?:-(\d{5}))?$/.exec(piece) ?? [];
    if (first === '' || last < first) return { wrong: piece };
    for (let cap = Number(first); cap <= Number(last); cap += 1) found.add(String(cap).padStart(5, '0'));
  }
  return { list: [...found].toSorted() };
}

/** The same to be read again: those that follow one another as one piece. */
export function writeAreas(areas: readonly string[]): string {
  const pieces: { first: string; last: string }[] = [];
  for (const cap of areas.toSorted()) {
    const piece = pieces.at(-1);
    if (piece !== undefined && Number(cap) === Number(piece.last) + 1) piece.last = cap;
    else pieces.push({ first: cap, last: cap });
  }
  return pieces.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ');
}
