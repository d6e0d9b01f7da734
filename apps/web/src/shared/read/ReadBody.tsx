import type { ReactNode } from 'react';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SetAsideCallout, type SetAsideCalloutProps } from '../../ui/parts/callouts/SetAsideCallout.tsx';
import { Loading } from './Loading.tsx';
import type { Read } from './read.ts';
import { ReadFailed } from './ReadFailed.tsx';
import { ReadFreshness } from './ReadFreshness.tsx';

interface NotReadProps {
  read: Read<unknown>;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What can't be read, where the error's own name does not say it. */
  failed?: ReactNode;
  /** What to do then, where that is something else than the error advises. */
  advice?: ReactNode;
  /** It stands in a card already. */
  inCard?: boolean;
}

export interface ReadBodyProps<Data> extends NotReadProps {
  read: Read<Data>;
  /** What it shows says itself how fresh it is. */
  isDated?: boolean;
  /** What is said of a list without elements. One of which some could not be read is not empty. */
  empty?: ReactNode;
  /** Of data that are more than a list. */
  isEmpty?: (data: Data) => boolean;
  /** What the list is of. */
  of?: SetAsideCalloutProps['of'];
  children: (data: Data) => ReactNode;
}

/** What was asked for: on its way, failed, empty, or there. A failure is never shown as nothing. */
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

/** In the place of what is not there: its shape while it is on its way, or why it can't be had. */
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
