import { Outlet } from '@tanstack/react-router';
import { PageTransition } from '../../ui/layout/PageTransition.tsx';
import { usePageMove } from './page-move.ts';

interface MovingPageProps {
  keyOf: (path: string) => string;
  /** Where one was before the app came behind another page. */
  before?: string | undefined;
}

/** The page that is shown, which comes in from where one is going. */
export function MovingPage({ keyOf, before }: MovingPageProps) {
  const { path, direction } = usePageMove();
  return (
    <PageTransition pageKey={keyOf(path)} direction={direction} keyBefore={before && keyOf(before)}>
      <Outlet />
    </PageTransition>
  );
}
