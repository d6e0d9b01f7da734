import { Plural } from '@lingui/react/macro';
import { Notice } from './Notice.tsx';
import type { SetAsideNoticeProps } from './SetAsideNotice.tsx';

/** How many of what could not be read. */
export function SetAsideWords(props: SetAsideNoticeProps) {
  return (
    <Notice tone="warn">
      <Words {...props} />
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
