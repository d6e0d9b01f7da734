import { interventionStory } from '@sportello/calls';
import { isPastVisit, type Intervention, type InterventionStatus, type InterventionStory } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import { comingDay, timeWords } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { useIsComing } from '../use-is-coming.ts';
import { useNow } from '../use-now.ts';
import { useVisitMoment } from '../use-visit-moment.ts';

const VISIT: Partial<Record<InterventionStatus, MessageDescriptor>> = {
  CREATO: msg`La ditta accetta la richiesta, poi confermiamo l’appuntamento.`,
  CREATO_SENZA_TECNICO: msg`Cerchiamo una ditta che possa venire da te.`,
  CONFERMATO: msg`Il tecnico viene da te all’ora dell’appuntamento.`,
  OGGI: msg`Il tecnico viene da te oggi: quando parte ti avvisiamo, e lo vedi qui sulla mappa.`,
  IN_CORSO: msg`Il tecnico finisce il lavoro, o ti dice che cosa serve ancora.`,
  IN_ATTESA_PREVENTIVO: msg`Ti mandiamo il preventivo.`,
  PREVENTIVO_DISPONIBILE: msg`Leggi il preventivo e decidi: senza la tua risposta non facciamo lavori.`,
  ACCETTATO_FISSA_APPUNTAMENTO: msg`Scegli quando il tecnico torna da te.`,
  IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO: msg`Aspettiamo il materiale. Quando arriva, scegli il prossimo appuntamento.`,
  IN_ATTESA_GESTIONE_RICHIESTA: msg`Stiamo valutando la tua richiesta: ti scriviamo appena abbiamo la risposta.`,
  IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA: msg`La ditta ti chiama e sceglie il giorno con te.`,
};

const CALL: typeof VISIT = {
  ...VISIT,
  CREATO: msg`Confermiamo la videochiamata.`,
  CONFERMATO: msg`Ti mandiamo il link, e 10 minuti prima entri da qui.`,
  OGGI: msg`La videochiamata è oggi: 10 minuti prima entri da qui.`,
  IN_CORSO: msg`La videochiamata è in corso.`,
  ACCETTATO_FISSA_APPUNTAMENTO: msg`Scegli il prossimo appuntamento.`,
};

const ON_THE_WAY = msg`Il tecnico è in viaggio verso di te.`;

/** Next step where the status alone is ambiguous (intervento.carta.9). */
const BY_SUB_STATE: Readonly<Record<string, MessageDescriptor>> = {
  QUOTE_AWAITING_APPROVAL: msg`Controlliamo il preventivo, poi te lo mandiamo.`,
  AWAITING_PAYMENT_VERIFICATION: msg`Verifichiamo il pagamento, poi si fissa il prossimo appuntamento.`,
};

/**
 * Next step with its deadline and the party that has to act (intervento.storia.3); hidden if the gateway does not
 * return it.
 */
export function NextCard({ intervention }: { intervention: Intervention }) {
  const { t } = useLingui();
  const { config } = useApp();
  const now = useNow();
  const isComing = useIsComing(intervention);
  const moment = useVisitMoment(intervention, now);
  const isCall = intervention.appointmentMode.name === 'VIDEOCALL';
  const own = intervention.status === 'IN_ATTESA_PREVENTIVO' ? BY_SUB_STATE[intervention.subState ?? ''] : undefined;
  const what = isComing ? ON_THE_WAY : (own ?? (isCall ? CALL : VISIT)[intervention.status]);
  // The card above covers a past appointment.
  if (what === undefined || isPastVisit(moment) || !config.capabilities.includes(interventionStory.id)) return null;
  const isOpen = isCall && (moment?.stage === 'NOW' || moment?.stage === 'STILL_OPEN');
  const words = isOpen
    ? t`La videochiamata è aperta fino alle ${timeWords(moment.until)}: entra da qui sopra.`
    : t(what);
  return <Next intervention={intervention} isCall={isCall} now={now} what={words} />;
}

interface NextProps {
  intervention: Intervention;
  isCall: boolean;
  now: number;
  what: string;
}

function Next({ intervention: { id, status }, isCall, now, what }: NextProps) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const next = useQuery(queryOf(interventionStory, { params: { id } })).data?.model.next;
  if (next === undefined) return null;
  const turns: Readonly<Record<typeof next.turn, string>> = {
    CUSTOMER: status === 'PREVENTIVO_DISPONIBILE' ? t`Da fare: rispondi al preventivo` : t`Da fare: scegli il giorno`,
    // Video calls are answered by the operations centre itself.
    COMPANY: isCall ? t`In attesa della Centrale Operativa` : t`In attesa della ditta`,
    CENTRE: t`In attesa della Centrale Operativa`,
  };
  return (
    <Card className={layout['stack']} aria-labelledby="adesso">
      <div className={cx(layout['spread'], screens['shrinks'], blocks['anywhere'])}>
        <SectionTitle id="adesso">
          <Trans>Prossimo passo</Trans>
        </SectionTitle>
        <Tag tone={next.turn === 'CUSTOMER' ? 'warn' : 'info'}>{turns[next.turn]}</Tag>
      </div>
      <p>{what}</p>
      <ByWhen next={next} now={now} />
    </Card>
  );
}

function ByWhen({ next: { by, isLate }, now }: { next: NonNullable<InterventionStory['next']>; now: number }) {
  // A deadline that has just passed is hidden until the server reports it as late.
  if (by === undefined || (by < now && !isLate)) return null;
  const day = comingDay(by, now);
  const time = timeWords(by);
  return isLate ? (
    <Callout tone="warn">
      <Trans>
        Il termine era {day} alle {time}: siamo in ritardo. La Centrale Operativa lo sa e se ne sta occupando.
      </Trans>
    </Callout>
  ) : (
    <p className={layout['captionLines']}>
      <Trans>
        Entro {day} alle {time}
      </Trans>
    </p>
  );
}
