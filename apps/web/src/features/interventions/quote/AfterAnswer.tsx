import { isPastVisit, type Intervention, type Quote } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { useNow } from '../use-now.ts';
import { useVisitMoment } from '../use-visit-moment.ts';
import { afterAnswerWords, answeredWords } from './answered-words.ts';

interface AfterAnswerProps {
  quote: Quote;
  intervention: Intervention;
  isNew: boolean;
}

/** Next step after a quote was answered (preventivo.schermo.2, preventivo.avviso.2). */
export function AfterAnswer({ quote, intervention, isNew }: AfterAnswerProps) {
  const now = useNow();
  const isPast = isPastVisit(useVisitMoment(intervention, now));
  const answered = answeredWords(quote);
  if (answered === undefined) return null;
  const next = isPast ? undefined : afterAnswerWords(quote.state, intervention, now);
  const isAccepted = quote.state === 'ACCEPTED';
  return (
    <Callout
      tone={isAccepted ? 'good' : 'info'}
      role={isNew ? 'status' : undefined}
      takesFocus={isNew}
      title={isAccepted ? <Trans>Preventivo accettato</Trans> : <Trans>Hai rifiutato questo preventivo</Trans>}
      action={
        isAccepted && intervention.status === 'ACCETTATO_FISSA_APPUNTAMENTO' ? (
          <ButtonLink to="/my-edison/intervento-tecnico/modifica-prenotazione" search={{ intervento: intervention.id }}>
            <Trans>Scegli il prossimo appuntamento</Trans>
          </ButtonLink>
        ) : undefined
      }
    >
      <p>{answered}</p>
      {next === undefined ? null : <p>{next}</p>}
    </Callout>
  );
}
