import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Notice } from './Notice.tsx';

export interface SetAsideNoticeProps {
  /** How many contracts of the list could not be read. Nothing shows for 0. */
  count: number;
  action?: ReactNode;
}

/** Part of a list could not be read; the rest stands. */
export function SetAsideNotice({ count, action }: SetAsideNoticeProps) {
  if (count <= 0) return null;
  return (
    <Notice tone="warn" action={action}>
      <Plural
        value={count}
        one="# contratto non è leggibile in questo momento"
        other="# contratti non sono leggibili in questo momento"
      />
    </Notice>
  );
}
