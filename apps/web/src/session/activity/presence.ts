import type { Inactivity } from './inactivity.ts';

const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
/** Events after which a page may have been asleep. */
const WAKING_EVENTS = ['focus', 'pageshow', 'resume', 'online'] as const;

export function watchPresence(inactivity: Inactivity): void {
  for (const type of INPUT_EVENTS) {
    window.addEventListener(type, () => inactivity.input(), { capture: true, passive: true });
  }
  for (const type of WAKING_EVENTS) window.addEventListener(type, () => inactivity.check());
  document.addEventListener('visibilitychange', () => inactivity.check());
  // Synchronous, and also hides dialogs over the page.
  inactivity.subscribe(() => {
    document.body.style.visibility = inactivity.presence().state === 'hidden' ? 'hidden' : '';
  });
}
