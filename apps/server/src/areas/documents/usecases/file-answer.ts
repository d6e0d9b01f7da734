export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** The number of bytes of a stream, if it is known. */
  readonly size?: number;
}
