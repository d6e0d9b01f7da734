/**
 * Matches the messages of browsers and of Vite for a chunk or style sheet that failed to load: only a page reload
 * helps.
 */
export function isLostChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|unable to preload css/i.test(
      error.message,
    )
  );
}
