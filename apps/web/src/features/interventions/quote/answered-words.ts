import type { Instant, Intervention, Quote } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { euroWords } from '../../../ui/amounts.ts';
import { appointmentWords } from '../words.ts';

/** Returns the answer with its cost; undefined for an open quote (preventivo.avviso.2). */
export function answeredWords({ state, total: { total }, paymentMethod }: Quote): string | undefined {
  const amount = euroWords(total);
  if (state === 'DECLINED') return t`Lo hai rifiutato: il lavoro non si fa e non paghi i ${amount}.`;
  if (state !== 'ACCEPTED') return undefined;
  if (paymentMethod === 'BILL') return t`Lo hai accettato: ${amount} con addebito in bolletta.`;
  return paymentMethod === 'CREDIT_CARD'
    ? t`Lo hai accettato: ${amount} con carta di credito.`
    : t`Lo hai accettato: ${amount}.`;
}

/** Returns the next step after the answer, by the status of the intervention (preventivo.avviso.2). */
export function afterAnswerWords(state: Quote['state'], intervention: Intervention, now: Instant): string | undefined {
  const { status, subState, timeSlots, company, appointmentMode } = intervention;
  const isCall = appointmentMode.name === 'VIDEOCALL';
  const isHandled = status === 'IN_ATTESA_GESTIONE_RICHIESTA';
  if (state === 'DECLINED') {
    return isHandled ? t`La Centrale Operativa ti contatta per decidere con te come andare avanti.` : undefined;
  }
  if (state !== 'ACCEPTED') return undefined;
  const [slot] = timeSlots;
  const when = slot && appointmentWords({ ...slot, day: slot.date }, now);
  const isFixedByCompany = company?.license === false;
  switch (status) {
    case 'ACCETTATO_FISSA_APPUNTAMENTO':
      return isCall
        ? t`Manca solo il giorno: scegli il prossimo appuntamento.`
        : t`Manca solo il giorno: scegli quando il tecnico torna da te.`;
    case 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA':
      return t`La ditta ti chiama e sceglie il giorno con te: il prossimo appuntamento con lei non si prenota da qui.`;
    case 'IN_ATTESA_PREVENTIVO':
      if (subState !== 'AWAITING_PAYMENT_VERIFICATION') return undefined;
      return isFixedByCompany
        ? t`Verifichiamo il pagamento, poi la ditta ti chiama e sceglie il giorno con te.`
        : t`Verifichiamo il pagamento, poi scegli il prossimo appuntamento.`;
    case 'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO':
      return isFixedByCompany
        ? t`Aspettiamo il materiale, poi la ditta ti chiama e sceglie il giorno con te.`
        : t`Aspettiamo il materiale, poi scegli il prossimo appuntamento.`;
    case 'CREATO':
      return when && t`Hai chiesto il prossimo appuntamento: ${when}. Ti avvisiamo quando è confermato.`;
    case 'CREATO_SENZA_TECNICO':
      return t`La Centrale Operativa cerca una ditta che possa venire da te, e ti avvisa.`;
    case 'CONFERMATO':
    case 'OGGI':
      return when && t`Il prossimo appuntamento è ${when}.`;
    case 'IN_ATTESA_GESTIONE_RICHIESTA':
      return t`La Centrale Operativa guarda la tua richiesta e ti risponde.`;
    default:
      return undefined;
  }
}
