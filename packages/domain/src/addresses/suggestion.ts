/** A town that matches the input (luogo.suggerimenti.1). */
export interface TownSuggestion {
  /** Identifies the town in requests for its streets. */
  readonly key: string;
  readonly name: string;
  readonly germanName: string | undefined;
  readonly province: string;
  readonly region: string | undefined;
  readonly caps: readonly string[];
}

/** A street of a town that matches the input (luogo.suggerimenti.2). */
export interface StreetSuggestion {
  readonly key: string;
  /** Includes the kind: "Via Roma". */
  readonly name: string;
  readonly germanName: string | undefined;
  readonly cap: string | undefined;
}
