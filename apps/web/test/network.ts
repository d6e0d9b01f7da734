import { onTestFinished, vi } from 'vitest';
import type { open } from './open.tsx';

type Opened = Awaited<ReturnType<typeof open>>;

/** Takes the browser's network away until the returned function gives it back, or the test is over. */
export function loseNetwork(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const change = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));
  change('offline');
  onTestFinished(() => online.mockRestore());
  return () => {
    online.mockReturnValue(true);
    change('online');
  };
}

/** Opens the store of what waits for a network, as the area does after some time; it is emptied with the test. */
export async function openOutboxOf({ app }: Pick<Opened, 'app'>) {
  const offline = await app.offline.load();
  onTestFinished(async () => {
    const outbox = offline.outbox();
    for (const { id } of offline.items()) {
      await outbox?.remove(id);
    }
  });
  return offline;
}
