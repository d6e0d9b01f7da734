declare global {
  interface Window {
    sportelloStarted?: boolean;
    /** The form that somebody sent before the app could take it (page/head.js keeps it). */
    sportelloHeld?: HTMLFormElement;
  }
}

/** The app takes the forms of its page from now on, and the one that was sent too early at once. */
export function takeForms(): void {
  const { sportelloHeld: held } = window;
  window.sportelloStarted = true;
  delete window.sportelloHeld;
  delete document.documentElement.dataset['held'];
  if (held?.isConnected) held.requestSubmit();
}
