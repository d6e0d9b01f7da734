/** Converts a null wire value to `undefined`. */
export function present<T>(value: T | null): T | undefined {
  return value ?? undefined;
}

/** Returns a wire code that the model knows, else the model's value for unknown codes. */
export function known<T extends string, U>(codes: readonly T[], value: string | null, otherwise: U): T | U {
  return codes.find((code) => code === value) ?? otherwise;
}
