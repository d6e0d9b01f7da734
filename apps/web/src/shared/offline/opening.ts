const OPEN = 'sportello-outbox';

/** Opens the list of unsent writes, which the area's strip shows. */
export const openOutbox = (): void => void window.dispatchEvent(new Event(OPEN));

export function onOpenOutbox(act: () => void): () => void {
  window.addEventListener(OPEN, act);
  return () => window.removeEventListener(OPEN, act);
}
