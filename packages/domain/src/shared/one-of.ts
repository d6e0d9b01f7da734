/**
 * Checks that a value is one of the codes of a list, and narrows its type.
 *
 * @param codes the allowed codes, for instance `SEGMENTS`
 * @param value any external value
 */
export function isOneOf<const Code extends string>(codes: readonly Code[], value: unknown): value is Code {
  return (codes as readonly unknown[]).includes(value);
}

/**
 * Returns a code contained in the list, else the fallback (chiamata.lettura.1: an unknown code is read as "unknown").
 */
export function oneOfOr<const Code extends string, Fallback>(
  codes: readonly Code[],
  value: unknown,
  fallback: Fallback,
): Code | Fallback {
  return isOneOf(codes, value) ? value : fallback;
}
