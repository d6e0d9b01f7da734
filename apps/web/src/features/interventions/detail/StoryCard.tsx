import { interventionStory } from '@sportello/calls';
import type { Intervention, StoryMoment } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { usedMoment } from '../../../ui/moments.ts';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../interventions.module.css';
import { appointmentWords } from '../words.ts';

/** Customer-facing names of the history events (intervento.storia.2). */
const words: Readonly<Record<StoryMoment['kind'], MessageDescriptor>> = {
  PRENOTAZIONE: msg`Hai chiesto l’intervento`,
  MODIFICA: msg`La prenotazione è cambiata`,
  NUOVO_APPUNTAMENTO: msg`Hai scelto il prossimo appuntamento`,
  DISDETTA: msg`Hai annullato l’intervento`,
  IN_VIAGGIO: msg`Il tecnico è in viaggio`,
  RITARDO_PREVISTO: msg`Ti abbiamo avvisato di un ritardo`,
  INGRESSO: msg`Sei entrato nella videochiamata`,
  ATTESA: msg`Ti aspettavamo in videochiamata`,
  RITARDO: msg`Siamo in ritardo`,
  OPINIONE: msg`Hai lasciato la tua opinione`,
  ASSEGNA: msg`L’intervento è affidato a una ditta`,
  RITIRA: msg`Cerchiamo un’altra ditta`,
  ACCETTA: msg`La ditta ha accettato`,
  CONCORDA: msg`L’appuntamento è confermato`,
  INIZIA: msg`L’intervento è cominciato`,
  CHIEDI_PREVENTIVO: msg`Serve un preventivo: lo prepariamo`,
  RICEVI_PREVENTIVO: msg`Il preventivo è arrivato: lo controlliamo`,
  INVIA_PREVENTIVO: msg`Il preventivo è pronto per te`,
  PREVENTIVO_ACCETTATO: msg`Hai accettato il preventivo`,
  PREVENTIVO_RIFIUTATO: msg`Hai rifiutato il preventivo`,
  VERIFICA_PAGAMENTO: msg`Verifichiamo il pagamento`,
  PAGAMENTO_VERIFICATO: msg`Il pagamento è verificato`,
  ATTENDI_MATERIALE: msg`Aspettiamo il materiale`,
  MATERIALE_ARRIVATO: msg`Il materiale è arrivato`,
  GESTISCI_RECLAMO: msg`Stiamo valutando la tua richiesta`,
  RIPRENDI: msg`Il lavoro riprende`,
  COMPLETA: msg`L’intervento è concluso`,
  CONSUNTIVA: msg`Il conto del lavoro è chiuso`,
  FATTURA: msg`La fattura è emessa`,
  ANNULLA: msg`L’intervento è annullato`,
  RIPUDIA: msg`L’intervento non si può fare`,
  SCONOSCIUTO: msg`C’è un aggiornamento`,
};

const doers: Readonly<Record<StoryMoment['by'], MessageDescriptor | undefined>> = {
  CLIENTE: msg`Tu`,
  CENTRALE: msg`Centrale Operativa`,
  DITTA: msg`La ditta`,
  SISTEMA: undefined,
  SCONOSCIUTO: undefined,
};

/** Chronological history from the request on; hidden if the gateway does not return it. */
export function StoryCard({ intervention }: { intervention: Intervention }) {
  const { config } = useApp();
  return config.capabilities.includes(interventionStory.id) ? <Story id={intervention.id} /> : null;
}

function Story({ id }: { id: string }) {
  const { t } = useLingui();
  const { queryOf, clock } = useApp();
  const now = clock.now();
  const read = readOf(useQuery(queryOf(interventionStory, { params: { id } })));
  return (
    <ReadCard
      read={read}
      isDated
      title={<Trans>Cronologia</Trans>}
      failed={<Trans>Non riusciamo a caricare la cronologia dell’intervento</Trans>}
      skeleton={<LinesSkeleton />}
      isEmpty={({ moments }) => moments.length === 0}
      empty={<p className={layout['captionLines']}>{t`Nessun evento, per ora.`}</p>}
    >
      {({ moments }) => (
        <ol className={classes['story']}>
          {moments.map((moment) => {
            const doer = doers[moment.by];
            return (
              <li key={`${moment.at} ${moment.kind}`} className={classes['moment']}>
                <strong>{t(words[moment.kind])}</strong>
                {moment.appointment === undefined ? null : <span>{appointmentWords(moment.appointment, now)}</span>}
                <span className={layout['captionLines']}>
                  {[usedMoment(moment.at, now), doer && t(doer)].filter(Boolean).join(' · ')}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </ReadCard>
  );
}
