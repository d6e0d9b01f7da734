/** What the tax office takes at most, in an envelope that base64 has made a third larger. */
export const MOST_BYTES = 7_000_000;
