import type { Door } from './api/start/sign-in-gate.ts';
import { startUpTo } from './api/start/start-up-to.ts';
import { isInShell } from './native/shell.ts';
import { keepPageOfLostParts } from './routes/-frame/keep-page.ts';
import { rejectMarkup, trustWallets } from './routes/-frame/trusted-types.ts';

rejectMarkup();
keepPageOfLostParts();

const element = document.getElementById('root') as HTMLElement;
/** The prerendered page to hydrate; undefined if the head script found that it is not this user's. */
const made = 'waiting' in document.documentElement.dataset ? undefined : element.dataset['page'];

async function start(): Promise<void> {
  // Each in a task of its own, because together they would block a slow phone's input.
  const storage = isInShell() ? (await import('./entry/shell/start.tsx')).openShell(element) : undefined;
  const react = nextTask().then(() => import('react-dom/client'));
  if (made === '/login') {
    const login = react.then(nextTask).then(() => import('./entry/login/start.tsx'));
    await startUpTo(
      async (door) => {
        (await login).startLogin(door, element);
        loadWallets(door);
        registerWorker();
      },
      await storage,
    );
  } else {
    const app = react.then(nextTask).then(() => import('./entry/app/start.tsx'));
    await startUpTo(
      async (door) => {
        await (await app).startApp(door, element, made);
        loadWallets(door);
        registerWorker();
      },
      await storage,
    );
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

/** Loads nothing where there is no built worker, as in development. */
function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  void import('./entry/worker/register.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
}

// Not awaited: the pages' chunks import from this file's chunk and would deadlock on it.
void start().catch(async (error: unknown) =>
  (await import('./entry/start-failed.tsx')).showStartFailed(element, error),
);
