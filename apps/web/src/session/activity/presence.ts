import type { Inactivity } from './inactivity.ts';

const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
/** At these a page may have slept. */
const WAKING_EVENTS = ['focus', 'pageshow', 'resume', 'online'] as const;

/** Lets the customer's input, and the page's waking up, be known. */
export function watchPresence(inactivity: Inactivity): void {
  for (const type of INPUT_EVENTS) {
    window.addEventListener(type, () => inactivity.input(), { capture: true, passive: true });
  }
  for (const type of WAKING_EVENTS) window.addEventListener(type, () => inactivity.check());
  document.addEventListener('visibilitychange', () => inactivity.check());
  // At once, and what lies over the page as well.
  inactivity.subscribe(() => {
    document.body.style.visibility = inactivity.presence().state === 'hidden' ? 'hidden' : '';
  });
}
