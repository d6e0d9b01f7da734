/** Where the connected home may be opened, and with what. */
export interface HomeHandover {
  readonly redirectUrl: string;
  readonly data: Readonly<Record<string, unknown>>;
}
