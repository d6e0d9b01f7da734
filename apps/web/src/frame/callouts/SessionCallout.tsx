import { Trans } from '@lingui/react/macro';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

interface SessionCalloutProps {
  /** The session is shorter than requested, or it belongs to another user than before. */
  why: 'PAGE' | 'TAB' | 'REPLACED';
  username: string;
  onClose: () => void;
}

export function SessionCallout({ why, username, onClose }: SessionCalloutProps) {
  return (
    <Callout tone="info" role="status" onClose={onClose}>
      <Words why={why} username={username} />
    </Callout>
  );
}

function Words({ why, username }: Pick<SessionCalloutProps, 'why' | 'username'>) {
  switch (why) {
    case 'PAGE':
      return (
        <Trans>
          Il tuo browser non permette di conservare l’accesso: dura finché tieni aperta questa pagina. Se la ricarichi,
          accedi di nuovo.
        </Trans>
      );
    case 'TAB':
      return <Trans>Il tuo browser non permette di ricordare l’accesso: dura finché tieni aperta questa scheda.</Trans>;
    case 'REPLACED':
      return <Trans>In un’altra scheda è stato fatto l’accesso come {username}: ora vale anche qui.</Trans>;
  }
}
