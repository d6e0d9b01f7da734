export interface SentCode {
  /** The e-mail or number, masked. */
  readonly sentTo: string | undefined;
  readonly validForSeconds: number;
  readonly tries: number;
}
