export interface SentCode {
  readonly sentTo: string | undefined;
  readonly validForSeconds: number;
  readonly tries: number;
}
