import { Outlet } from '@tanstack/react-router';
import { PageTransition } from '../../ui/layout/PageTransition.tsx';
import classes from './MovingPage.module.css';
import { usePageMove } from './page-move.ts';

/** The page that is shown, which comes in from where one is going. */
export function MovingPage({ keyOf }: { keyOf: (path: string) => string }) {
  const { path, direction } = usePageMove();
  return (
    <div className={classes['stage']}>
      <PageTransition pageKey={keyOf(path)} direction={direction}>
        <Outlet />
      </PageTransition>
    </div>
  );
}
