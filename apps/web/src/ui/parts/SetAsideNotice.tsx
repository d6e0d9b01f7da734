import { Plural } from '@lingui/react/macro';

import { Notice } from './Notice.tsx';

export interface SetAsideNoticeProps {
  /** How many elements of a list could not be read. Nothing shows for 0. */
  count: number;
  /** What the list is of. */
  of?: 'bills' | 'contracts' | 'documents' | undefined;
}

/** Part of a list could not be read; the rest stands. */
export function SetAsideNotice({ count, of }: SetAsideNoticeProps) {
  if (count <= 0) return null;
  return (
    <Notice tone="warn">
      <Words count={count} of={of} />
    </Notice>
  );
}

function Words({ count, of }: SetAsideNoticeProps) {
  switch (of) {
    case 'bills':
      return (
        <Plural
          value={count}
          one="# bolletta non è leggibile in questo momento"
          other="# bollette non sono leggibili in questo momento"
        />
      );
    case 'contracts':
      return (
        <Plural
          value={count}
          one="# contratto non è leggibile in questo momento"
          other="# contratti non sono leggibili in questo momento"
        />
      );
    case 'documents':
      return (
        <Plural
          value={count}
          one="# documento non è leggibile in questo momento"
          other="# documenti non sono leggibili in questo momento"
        />
      );
    case undefined:
      return (
        <Plural
          value={count}
          one="# elemento non è leggibile in questo momento"
          other="# elementi non sono leggibili in questo momento"
        />
      );
  }
}
