import { AreaLayout } from '../../features/area/AreaLayout.tsx';
import { MovingPage } from './MovingPage.tsx';

/** The customer area: its frame, and in it the page that is shown. */
export function Area() {
  return (
    <AreaLayout>
      <MovingPage keyOf={(path) => path} />
    </AreaLayout>
  );
}
