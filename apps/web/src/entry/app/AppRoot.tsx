import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AppContext, type App } from '../../api/app.ts';
import { AuthPageContext } from '../../api/start/sign-in-gate.ts';
import { PageRoot } from '../PageRoot.tsx';
import type { AppRouter } from './router.ts';

export function AppRoot({ app, router }: { app: App; router: AppRouter }) {
  return (
    <PageRoot config={app.config}>
      <AuthPageContext value={app}>
        <AppContext value={app}>
          <QueryClientProvider client={app.cache}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AppContext>
      </AuthPageContext>
    </PageRoot>
  );
}
