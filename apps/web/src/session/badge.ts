/** The Badging API, which some browsers lack. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/** Shows a count on the icon of the installed app, or none (push.contenuto.2). */
export function setBadge(count: number): void {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  (navigator as Badging).setAppBadge?.(count).catch(() => undefined);
}
