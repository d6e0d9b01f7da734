import { createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
import type { App } from '../api/app.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { RootShell } from '../ui/layout/RootShell.tsx';
import { LoadingOverlay } from '../ui/layout/LoadingOverlay.tsx';
import { OfflineCallout } from '../ui/layout/OfflineCallout.tsx';
import { PageNameContext } from '../ui/page-name.ts';
import { useFocusOnTitle } from './-frame/focus.ts';
import { MovingPage } from './-frame/MovingPage.tsx';
import { usePageTitle } from './-frame/page-title.ts';

export const Route = createRootRouteWithContext<{ app: App; before: string | undefined }>()({
  // Paints the feedback of the click (the link is marked) before it loads the page.
  beforeLoad: ({ preload, cause }) => (preload || cause !== 'stay' ? undefined : afterPaint()),
  component: Root,
});

function Root() {
  const namePage = usePageTitle();
  const { before } = Route.useRouteContext();
  useFocusOnTitle(before);
  const isWaiting = useRouterState({ select: (state) => state.isLoading });
  return (
    <PageNameContext value={namePage}>
      <RootShell>
        <OfflineCallout />

        <MovingPage keyOf={(path) => path.split('/')[1] ?? ''} before={before} />
        {isWaiting ? <LoadingOverlay /> : null}
      </RootShell>
    </PageNameContext>
  );
}
