import { createRoot } from 'react-dom/client';
import { startUpTo, type Door } from './api/start/sign-in-gate.ts';
import { PageRoot } from './entry/PageRoot.tsx';
import { StartFailedLater } from './routes/-frame/start-failed-later.tsx';
import { keepPageOfLostParts } from './routes/-frame/keep-page.ts';
import { rejectMarkup, trustWallets } from './routes/-frame/trusted-types.ts';
import { takeForms } from './ui/open-page/held-form.ts';

rejectMarkup();
keepPageOfLostParts();

const element = document.getElementById('root') as HTMLElement;
/** The prerendered page to hydrate; undefined if the head script found that it is not this user's. */
const made = 'waiting' in document.documentElement.dataset ? undefined : element.dataset['page'];

async function start(): Promise<void> {
  if (made === '/login') {
    const login = import('./entry/login/start.tsx');
    await startUpTo(async (door) => {
      (await login).startLogin(door, element);
      loadWallets(door);
    });
  } else {
    const app = import('./entry/app/start.tsx');
    await startUpTo(async (door) => {
      await (await app).startApp(door, element, made);
      loadWallets(door);
    });
  }
}

/** Loads the configured wallets' scripts when nothing else is pending (pagamento.portafogli.1). */
function loadWallets({ config }: Door): void {
  const scripts = Object.values(config.walletScripts ?? {}).filter((url) => url !== undefined);
  if (scripts.length === 0) return;
  trustWallets(scripts);
  void import('./entry/wallets.ts').then(({ loadScripts }) => loadScripts(scripts)).catch(() => undefined);
}

function startFailed(error: unknown): void {
  takeForms();
  createRoot(element).render(
    <PageRoot>
      <StartFailedLater error={error} />
    </PageRoot>,
  );
}

// Not awaited: the pages' chunks import from this file's chunk and would deadlock on it.
void start().catch(startFailed);
