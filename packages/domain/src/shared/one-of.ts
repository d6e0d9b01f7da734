/**
 * Tells whether a value is one of the codes of a list, and narrows its type.
 *
 * @param codes the allowed codes, for instance `SEGMENTS`
 * @param value anything that came from outside
 */
export function isOneOf<const Code extends string>(codes: readonly Code[], value: unknown): value is Code {
  return (codes as readonly unknown[]).includes(value);
}

/**
 * The code itself when the list knows it, else the fallback (chiamata.lettura.1: an unknown code is
 * read as "unknown").
 */
export function oneOfOr<const Code extends string, Fallback>(
  codes: readonly Code[],
  value: unknown,
  fallback: Fallback,
): Code | Fallback {
  return isOneOf(codes, value) ? value : fallback;
}
