/** The used part of libheif; its bundled types omit the decoder. */
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
      /** Passes null to the callback on failure. */
      display(into: Points, done: (drawn: Points | null) => void): void;
      free(): void;
    }
  }

  const libheif: {
    /** Returns no images for an invalid file. */
    readonly HeifDecoder: new () => { decode(content: Uint8Array): readonly libheif.HeifImage[] };
  };
  export default libheif;
}
