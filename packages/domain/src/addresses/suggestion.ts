/** A town that fits what was typed (luogo.suggerimenti.1). */
export interface TownSuggestion {
  /** What the streets of the town are asked for with. */
  readonly key: string;
  readonly name: string;
  readonly germanName: string | undefined;
  /** The province's two letters. */
  readonly province: string;
  readonly region: string | undefined;
  readonly caps: readonly string[];
}

/** A street of a town that fits what was typed (luogo.suggerimenti.2). */
export interface StreetSuggestion {
  readonly key: string;
  /** With its kind: "Via Roma". */
  readonly name: string;
  readonly germanName: string | undefined;
  readonly cap: string | undefined;
}
