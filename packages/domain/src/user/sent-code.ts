export interface SentCode {
  /** The address or number, masked. */
  readonly sentTo: string | undefined;
  readonly validForSeconds: number;
  readonly tries: number;
}
