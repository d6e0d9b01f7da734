export interface ContentSources {
  /** Full URLs of single files, not origins. */
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
}
