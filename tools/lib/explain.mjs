/** A failure that its message explains; it is shown without a stack trace. */
export class Explained extends Error {}

const systemReasons = {
  ENOSPC: 'no space is left on its disk: make room.',
  EDQUOT: "this user's share of its disk is used up: make room.",
  EACCES: 'this user may not write there: give it the folder.',
  EPERM: 'this user may not write there: give it the folder.',
  EROFS: 'it can only be read: use a folder that can be written.',
};

/** Returns a line for an error of the file system that its user can mend, or undefined. */
export function systemReason(/** @type {string} */ code, /** @type {string} */ place) {
  const reason = systemReasons[code];
  return reason && `${place}: ${reason}`;
}

/** Runs a command's main function; an explained failure is printed as one line on stderr with exit code 1. */
export async function main(/** @type {() => Promise<void>} */ command) {
  try {
    await command();
  } catch (error) {
    const reason = systemReason(error.code, error.path ?? error.dest);
    console.error(error instanceof Explained ? error.message : (reason ?? error));
    process.exit(1);
  }
}
