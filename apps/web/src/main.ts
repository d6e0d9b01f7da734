import type { Door } from './api/start/sign-in-gate.ts';
import { startUpTo } from './api/start/start-up-to.ts';
import { isInShell } from './native/shell.ts';
import { keepPageOfLostParts } from './routes/-frame/keep-page.ts';
import { rejectMarkup, trustWallets } from './routes/-frame/trusted-types.ts';

rejectMarkup();
keepPageOfLostParts();
// Comes before any screen, and would show the browser's own offer (shared/install).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.sportelloInstall = event;
});

const element = document.getElementById('root') as HTMLElement;
/** The prerendered page to hydrate; undefined if the head script found that it is not this user's. */
const made = 'waiting' in document.documentElement.dataset ? undefined : element.dataset['page'];

async function start(): Promise<void> {
  // Each in a task of its own, because together they would block a slow phone's input.
  const react = nextTask().then(() => import('react-dom/client'));
  const storage = isInShell() ? import('./entry/shell/start.tsx').then((each) => each.openShell(element)) : undefined;
  const options = { onTooOld: showTooOld, browserStorage: await storage };
  if (made === '/login') {
    const login = react.then(nextTask).then(() => import('./entry/login/start.tsx'));
    await startUpTo(async (door) => {
      (await login).startLogin(door, element);
      loadWallets(door);
      startWorker();
    }, options);
  } else {
    const app = react.then(nextTask).then(() => import('./entry/app/start.tsx'));
    await startUpTo(async (door) => {
      await (await app).startApp(door, element, made);
      loadWallets(door);
      startWorker();
    }, options);
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Loads the configured wallets' scripts when nothing else is pending (pagamento.portafogli.1). */
function loadWallets({ config }: Door): void {
  const scripts = Object.values(config.walletScripts ?? {}).filter((url) => url !== undefined);
  if (scripts.length === 0) return;
  trustWallets(scripts);
  void import('./entry/wallets.ts').then(({ loadScripts }) => loadScripts(scripts)).catch(() => undefined);
}

/** The next answer tries again if the part can't be loaded (pagine.versione.3). */
const showTooOld = () =>
  void import('./entry/worker/TooOld.tsx').then(
    ({ showTooOld }) => showTooOld(),
    () => undefined,
  );

/** After this time the first view is there: the first visit downloads the shell. */
const SETTLED_MS = 4000;

/** A page that has a worker already also watches for its next release. In development there is none. */
function startWorker(): void {
  // Absent without HTTPS and in some private windows, despite the types.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || workers === undefined) return;
  if (workers.controller !== null)
    void import('./entry/worker/watch-releases.ts').then(
      ({ watchReleases }) => watchReleases(),
      () => undefined,
    );
  else setTimeout(() => void workers.register('/service-worker.js').catch(() => undefined), SETTLED_MS);
}

// Not awaited: the pages' chunks import from this file's chunk and would deadlock on it.
void start().catch(async (error: unknown) =>
  (await import('./entry/start-failed.tsx')).showStartFailed(element, error),
);
