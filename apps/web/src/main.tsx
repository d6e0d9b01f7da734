import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startApp } from './api/app.ts';
import { AppRoot, PageRoot } from './entry/AppRoot.tsx';
import { routerOf } from './entry/router.ts';
import { StartFailedLater } from './routes/-frame/errors-later.tsx';
import { refuseMarkup } from './routes/-frame/trusted-types.ts';
import { takeForms } from './ui/layout/held-form.ts';

refuseMarkup();

const element = document.getElementById('root') as HTMLElement;
/** The page that stands here to be taken over; none where the head's script found that it is not this reader's. */
const made = 'waiting' in document.documentElement.dataset ? undefined : element.dataset['page'];

async function start(): Promise<void> {
  const app = await startApp();
  const router = routerOf(app);
  // Tells the router that its page stands there already, and may not be begun anew.
  if (made !== undefined) router.ssr = { manifest: undefined };
  // Until the first page is there, after a renewal of the session perhaps, the page that the server
  // sent stands: the made one, or 'Caricamento...'.
  await router.load();
  const page = <AppRoot app={app} router={router} />;
  if (router.state.location.pathname === made) {
    hydrateRoot(element, page);
    return;
  }
  delete router.ssr;
  show(page);
}

function show(page: ReactNode): void {
  takeForms();
  createRoot(element).render(page);
}

function startFailed(error: unknown): void {
  show(
    <PageRoot>
      <StartFailedLater error={error} />
    </PageRoot>,
  );
}

// Not awaited here: the pages' code imports from this file's, and would wait for it in turn.
void start().catch(startFailed);
