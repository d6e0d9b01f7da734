/** A wire value that may be null, as the model has it: absent. */
export function present<T>(value: T | null): T | undefined {
  return value ?? undefined;
}

/** A code of the wire if the model knows it, else the model's word for an unknown one. */
export function known<T extends string, U>(codes: readonly T[], value: string | null, otherwise: U): T | U {
  return codes.find((code) => code === value) ?? otherwise;
}
