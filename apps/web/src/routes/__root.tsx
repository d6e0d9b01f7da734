import { createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
import type { App } from '../api/app.ts';
import { RootShell } from '../ui/layout/RootShell.tsx';
import { LoadingOverlay } from '../ui/parts/LoadingOverlay.tsx';
import { OfflineNotice } from '../ui/parts/OfflineNotice.tsx';
import { useFocusOnTitle } from './-frame/focus.ts';
import { MovingPage } from './-frame/MovingPage.tsx';
import { usePageTitle } from './-frame/page-title.ts';

export const Route = createRootRouteWithContext<{ app: App; before: string | undefined }>()({ component: Root });

function Root() {
  usePageTitle();
  const { before } = Route.useRouteContext();
  useFocusOnTitle(before);
  const isWaiting = useRouterState({ select: (state) => state.isLoading });
  return (
    <RootShell>
      <OfflineNotice />
      {/* The area moves its own pages, between its bars that stand still. */}
      <MovingPage keyOf={(path) => path.split('/')[1] ?? ''} before={before} />
      {isWaiting ? <LoadingOverlay /> : null}
    </RootShell>
  );
}
