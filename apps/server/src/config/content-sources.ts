/** Origins beside our own, from the provider's file. */
export interface ContentSources {
  /** Single files, each by its whole URL. */
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
}
