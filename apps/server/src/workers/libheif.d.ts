/** What of libheif is used; the types that come with it leave its decoder out. */
declare module 'libheif-js/wasm-bundle.js' {
  namespace libheif {
    interface Points {
      readonly data: Uint8ClampedArray;
      readonly width: number;
      readonly height: number;
    }

    interface HeifImage {
      get_width(): number;
      get_height(): number;
      is_primary(): boolean;
      /** Draws into the points; null where it can't. */
      display(into: Points, done: (drawn: Points | null) => void): void;
      free(): void;
    }
  }

  const libheif: {
    /** Answers the images of a file; none where it is not one. */
    readonly HeifDecoder: new () => { decode(content: Uint8Array): readonly libheif.HeifImage[] };
  };
  export default libheif;
}
