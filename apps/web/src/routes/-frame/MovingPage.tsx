import { Outlet } from '@tanstack/react-router';
import { PageTransition } from '../../ui/layout/PageTransition.tsx';
import { usePageMove } from './page-move.ts';

interface MovingPageProps {
  keyOf: (path: string) => string;
  /** The previous page, if the app was loaded behind another page. */
  before?: string | undefined;
}

export function MovingPage({ keyOf, before }: MovingPageProps) {
  const { path, direction } = usePageMove();
  return (
    <PageTransition pageKey={keyOf(path)} direction={direction} keyBefore={before && keyOf(before)}>
      <Outlet />
    </PageTransition>
  );
}
