import type { SentCode } from '@sportello/calls';
import { Plural, Trans } from '@lingui/react/macro';

/** That a code is on its way, where to, and for how long it works. */
export function CodeSent({ sent }: { sent: SentCode | undefined }) {
  if (sent === undefined) return null;
  const minutes = Math.round(sent.validForSeconds / 60);
  const { sentTo, tries } = sent;
  return (
    <span role="status">
      {sentTo === undefined ? (
        <Trans>Se i dati sono giusti, il codice è in arrivo.</Trans>
      ) : (
        <Trans>Lo abbiamo mandato a {sentTo}.</Trans>
      )}{' '}
      <Plural value={minutes} one="Vale # minuto" other="Vale # minuti" />{' '}
      <Plural value={tries} one="e hai # tentativo." other="e hai # tentativi." />
    </span>
  );
}
