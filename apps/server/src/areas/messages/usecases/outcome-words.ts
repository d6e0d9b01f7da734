import { CHANGE_MATTER_LABELS, dayInFull, type ChangeMatter, type Outcome } from '@sportello/domain';

export interface OutcomeFacts {
  readonly matter: ChangeMatter;
  readonly outcome: Outcome;
  readonly activeFrom: string | null;
  /** The provider's own text. */
  readonly words: string | null;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** States what remains in force after an error. */
const stays: Partial<Record<ChangeMatter, string>> = {
  PAGAMENTO: 'Continui a pagare come prima.',
  RECAPITO: 'Continui a ricevere tutto come prima.',
  DATI_CATASTALI: 'Valgono i dati di prima.',
  NOME_FORNITURA: 'Resta il nome di prima.',
  NOME_ABITAZIONE: 'Resta il nome di prima.',
  CONTATTO: 'Nell’area clienti resta il nuovo contatto: se ti serve aiuto, chiama il servizio clienti.',
  RECESSO: 'Il contratto continua: se non sei d’accordo, apri un reclamo.',
  CHIUSURA: 'Il tuo accesso è di nuovo aperto: entri come prima.',
};

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Title and text of an outcome, shared by notification and message (fornitore.esiti.5). */
export function outcomeWords({ matter, outcome, activeFrom, words }: OutcomeFacts): Words {
  const day = activeFrom === null ? '' : dayInFull(activeFrom);
  const said = words === null ? [] : [sentence(words)];
  if (outcome !== 'RIFIUTATA') {
    if (matter === 'PAGAMENTO') {
      return {
        title: 'Il tuo metodo di pagamento è attivo',
        text: [`Vale da ${day}: lo useremo per le bollette da quel giorno in poi.`, ...said].join(' '),
      };
    }
    return { title: `${CHANGE_MATTER_LABELS[matter]}: fatto`, text: [`Vale da ${day}.`, ...said].join(' ') };
  }
  const rest = stays[matter];
  return {
    title: `${CHANGE_MATTER_LABELS[matter]}: la modifica non è stata accettata`,
    text: [...said, ...(rest === undefined ? [] : [rest])].join(' '),
  };
}
