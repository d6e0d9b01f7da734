import { Plural } from '@lingui/react/macro';
import { Callout } from './Callout.tsx';
import type { SetAsideCalloutProps } from './SetAsideCallout.tsx';

export function SetAsideWords(props: SetAsideCalloutProps) {
  return (
    <Callout tone="warn">
      <Words {...props} />
    </Callout>
  );
}

function Words({ count, of }: SetAsideCalloutProps) {
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
