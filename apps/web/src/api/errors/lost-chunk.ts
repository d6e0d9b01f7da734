/** A part of the app or its style did not arrive, in the browsers' and Vite's own words: only loading the page anew helps. */
export function isLostChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|unable to preload css/i.test(
      error.message,
    )
  );
}
