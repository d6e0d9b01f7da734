/** Parses postal codes and ranges separated by spaces, commas or line breaks. */
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

/** Inverse of `readAreas`; consecutive codes become a range. */
export function writeAreas(areas: readonly string[]): string {
  const pieces: { first: string; last: string }[] = [];
  for (const cap of areas.toSorted()) {
    const piece = pieces.at(-1);
    if (piece !== undefined && Number(cap) === Number(piece.last) + 1) piece.last = cap;
    else pieces.push({ first: cap, last: cap });
  }
  return pieces.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ');
}
