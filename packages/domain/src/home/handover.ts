export interface HomeHandover {
  readonly redirectUrl: string;
  readonly data: Readonly<Record<string, unknown>>;
}
