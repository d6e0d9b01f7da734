export interface InterventionDocument {
  readonly id: string;
  /** Base64. */
  readonly content: string;
  readonly fileName: string | undefined;
  readonly contentType: string | undefined;
}
