const unitOf = (unit: string, digits: number) =>
  new Intl.NumberFormat('it', { style: 'unit', unit, maximumFractionDigits: digits });
const kilobytes = unitOf('kilobyte', 0);
const megabytes = unitOf('megabyte', 1);

/** How large a file is, in steps of a thousand: "14 kB", "1,2 MB". */
export function sizeWords(bytes: number): string {
  return bytes < 999_500 ? kilobytes.format(Math.max(1, bytes / 1000)) : megabytes.format(bytes / 1_000_000);
}
