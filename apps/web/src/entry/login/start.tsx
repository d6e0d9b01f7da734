import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { cleanLater } from '../../api/offline/clean-later.ts';
import type { Door } from '../../api/start/sign-in-gate.ts';
import { StartFailedLater } from '../../routes/-frame/start-failed-later.tsx';
import { once } from '../../session/storage/once.ts';
import { PageRoot } from '../PageRoot.tsx';
import { LoginRoot, type Onward } from './LoginRoot.tsx';

/** Starts the login alone: the app loads while the user types and takes the page over on the next step. */
export function startLogin(door: Door, element: HTMLElement): void {
  cleanLater(door);
  const app = once(async () => (await import('../app/start.tsx')).hydrateApp(door));
  const onward: Onward = {
    expect: () => void app().catch(() => undefined),
    async go(path) {
      try {
        await (await app()).enter(root, path);
      } catch (error) {
        // The chunk that would show the error failed to load: the retry is a page reload.
        root.render(
          <PageRoot>
            <StartFailedLater error={error} />
          </PageRoot>,
        );
      }
    },
  };
  const ahead = () =>
    void app()
      .then(({ loadHome }) => loadHome())
      .catch(() => undefined);
  document.addEventListener('input', ahead, { once: true });
  let root: Root;
  // Hydrates in slices, so that input meanwhile is handled.
  startTransition(() => {
    root = hydrateRoot(element, <LoginRoot door={door} onward={onward} />);
  });
}
