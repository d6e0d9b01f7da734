import { interventionStory } from '@sportello/calls';
import type { Intervention, InterventionStatus, InterventionStory } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { comingDay, timeWords } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../interventions.module.css';
import { pastWords } from '../past-words.ts';
import { useIsComing } from '../use-is-coming.ts';
import { useNow } from '../use-now.ts';
import { usePastAppointment } from '../use-past-appointment.ts';

const VISIT: Partial<Record<InterventionStatus, MessageDescriptor>> = {
  CREATO: msg`La ditta accetta la richiesta, poi confermiamo l’appuntamento.`,
  CREATO_SENZA_TECNICO: msg`Cerchiamo una ditta che possa venire da te.`,
  CONFERMATO: msg`Il tecnico viene da te all’ora dell’appuntamento.`,
  OGGI: msg`Il tecnico viene da te oggi: quando parte ti avvisiamo, e lo vedi qui sulla mappa.`,
  IN_CORSO: msg`Il tecnico finisce il lavoro, o ti dice che cosa serve ancora.`,
  IN_ATTESA_PREVENTIVO: msg`Ti mandiamo il preventivo.`,
  PREVENTIVO_DISPONIBILE: msg`Leggi il preventivo e decidi: senza la tua risposta non facciamo lavori.`,
  ACCETTATO_FISSA_APPUNTAMENTO: msg`Scegli quando il tecnico torna da te.`,
  IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO: msg`Arriva il materiale, poi scegli il prossimo appuntamento.`,
  IN_ATTESA_GESTIONE_RICHIESTA: msg`Guardiamo la tua richiesta e ti rispondiamo.`,
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
  const past = usePastAppointment(intervention, now);
  const isCall = intervention.appointmentMode.name === 'VIDEOCALL';
  const own = intervention.status === 'IN_ATTESA_PREVENTIVO' ? BY_SUB_STATE[intervention.subState ?? ''] : undefined;
  const what = isComing ? ON_THE_WAY : (own ?? (isCall ? CALL : VISIT)[intervention.status]);
  if (what === undefined || !config.capabilities.includes(interventionStory.id)) return null;
  return (
    <Next id={intervention.id} isCall={isCall} now={now} what={past ? pastWords(past, isCall, now).note : t(what)} />
  );
}

interface NextProps {
  id: string;
  isCall: boolean;
  now: number;
  what: string;
}

function Next({ id, isCall, now, what }: NextProps) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const next = useQuery(queryOf(interventionStory, { params: { id } })).data?.model.next;
  if (next === undefined) return null;
  const turns: Readonly<Record<typeof next.turn, string>> = {
    CUSTOMER: t`Tocca a te`,
    // Video calls are answered by the operations centre itself.
    COMPANY: isCall ? t`Tocca alla Centrale Operativa` : t`Tocca alla ditta`,
    CENTRE: t`Tocca alla Centrale Operativa`,
  };
  return (
    <Card className={classes['stack']} aria-labelledby="adesso">
      <div className={classes['row']}>
        <SectionTitle id="adesso">
          <Trans>Che cosa succede ora</Trans>
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
        L’avevamo promesso entro {day} alle {time}: siamo in ritardo. La Centrale Operativa lo sa e se ne sta occupando.
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
