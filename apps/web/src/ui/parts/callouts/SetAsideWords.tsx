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
        <Plural value={count} one="Non riusciamo a mostrare # bolletta" other="Non riusciamo a mostrare # bollette" />
      );
    case 'contracts':
      return (
        <Plural value={count} one="Non riusciamo a mostrare # contratto" other="Non riusciamo a mostrare # contratti" />
      );
    case 'documents':
      return (
        <Plural value={count} one="Non riusciamo a mostrare # documento" other="Non riusciamo a mostrare # documenti" />
      );
    case undefined:
      return (
        <Plural value={count} one="Non riusciamo a mostrare # elemento" other="Non riusciamo a mostrare # elementi" />
      );
  }
}
