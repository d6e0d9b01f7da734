import { Plural, Trans } from '@lingui/react/macro';

/** A sent code: masked recipient, lifetime in seconds, remaining tries. */
interface SentCode {
  readonly sentTo: string | undefined;
  readonly validForSeconds: number;
  readonly tries: number;
}

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
      {tries > 0 ? <StillGood minutes={minutes} tries={tries} /> : <Trans>Hai finito i tentativi.</Trans>}
    </span>
  );
}

function StillGood({ minutes, tries }: { minutes: number; tries: number }) {
  return (
    <>
      <Plural value={minutes} one="Vale # minuto" other="Vale # minuti" />{' '}
      <Plural value={tries} one="e hai # tentativo." other="e hai # tentativi." />
    </>
  );
}
