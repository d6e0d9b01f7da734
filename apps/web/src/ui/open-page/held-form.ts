declare global {
  interface Window {
    sportelloStarted?: boolean;
    /** The form that was submitted before hydration (kept by page/head.js). */
    sportelloHeld?: HTMLFormElement;
  }
}

/** Handles the page's forms from now on, and at once the one submitted before hydration. */
export function takeForms(): void {
  const { sportelloHeld: held } = window;
  window.sportelloStarted = true;
  delete window.sportelloHeld;
  delete document.documentElement.dataset['held'];
  if (held?.isConnected) held.requestSubmit();
}
