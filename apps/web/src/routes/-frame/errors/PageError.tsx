import { useMatch, type ErrorComponentProps } from '@tanstack/react-router';
import { AreaError } from './AreaError.tsx';
import { WholePageError } from './WholePageError.tsx';

/** What is shown when a route fails: for a page of the area within it, else as the whole page. */
export function PageError(props: ErrorComponentProps) {
  const { routeId } = useMatch({ strict: false });
  return routeId.startsWith('/my-edison/') ? <AreaError {...props} /> : <WholePageError {...props} />;
}
