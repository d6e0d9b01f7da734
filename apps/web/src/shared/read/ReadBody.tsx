import type { ReactNode } from 'react';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SetAsideCallout, type SetAsideCalloutProps } from '../../ui/parts/callouts/SetAsideCallout.tsx';
import { Loading } from './Loading.tsx';
import type { Read } from './read.ts';
import { ReadFailed } from './ReadFailed.tsx';
import { ReadFreshness } from './ReadFreshness.tsx';

interface NotReadProps {
  read: Read<unknown>;
  skeleton: ReactNode;
  /** A title, if the error's own doesn't name the missing content. */
  failed?: ReactNode;
  /** Replaces the error's own advice. */
  advice?: ReactNode;
  inCard?: boolean;
}

export interface ReadBodyProps<Data> extends NotReadProps {
  read: Read<Data>;
  /** True if the content shows its own freshness. */
  isDated?: boolean;
  /** Shown for an empty list, unless some of its elements could not be read. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  of?: SetAsideCalloutProps['of'];
  children: (data: Data) => ReactNode;
}

/** Shows a read's state: loading, failed, empty or loaded. A failure is never shown as empty. */
export function ReadBody<Data>(props: ReadBodyProps<Data>) {
  const { read, inCard = false, isDated = inCard, isEmpty = hasNoElement, empty, of, children } = props;
  const { data, setAside } = read;
  if (data === undefined) return <NotRead {...props} />;
  return (
    <>
      <SetAsideCallout count={setAside} of={of} />
      {empty !== undefined && isEmpty(data) ? (setAside > 0 ? null : empty) : children(data)}
      {isDated ? null : <ReadFreshness read={read} />}
    </>
  );
}

export function NotRead({ read, skeleton, failed, advice, inCard = false }: NotReadProps) {
  if (read.error === null) return <Loading>{skeleton}</Loading>;
  const failure = (
    <ReadFailed read={read} title={failed} level={inCard ? 3 : 2}>
      {advice}
    </ReadFailed>
  );
  return inCard ? failure : <Card>{failure}</Card>;
}

function hasNoElement(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
