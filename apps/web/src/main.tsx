import { createRoot } from 'react-dom/client';
import { startUpTo } from './api/door.ts';
import { PageRoot } from './entry/PageRoot.tsx';
import { StartFailedLater } from './routes/-frame/errors-later.tsx';
import { refuseMarkup } from './routes/-frame/trusted-types.ts';
import { takeForms } from './ui/layout/held-form.ts';

refuseMarkup();

const element = document.getElementById('root') as HTMLElement;
/** The page that stands here to be taken over; none where the head's script found that it is not this reader's. */
const made = 'waiting' in document.documentElement.dataset ? undefined : element.dataset['page'];

/** Brings what the page needs beyond its door, both at once. */
async function start(): Promise<void> {
  if (made === '/login') {
    const login = import('./entry/login/start.tsx');
    await startUpTo(async (door) => (await login).startLogin(door, element));
  } else {
    const app = import('./entry/app/start.tsx');
    await startUpTo(async (door) => (await app).startApp(door, element, made));
  }
}

function startFailed(error: unknown): void {
  takeForms();
  createRoot(element).render(
    <PageRoot>
      <StartFailedLater error={error} />
    </PageRoot>,
  );
}

// Not awaited here: the pages' code imports from this file's, and would wait for it in turn.
void start().catch(startFailed);
