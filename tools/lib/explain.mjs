/** A failure that its message explains; it is shown without a stack trace. */
export class Explained extends Error {}

/** Runs a command's main function; an explained failure is printed as one line on stderr with exit code 1. */
export async function main(/** @type {() => Promise<void>} */ command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    process.exit(1);
  }
}
