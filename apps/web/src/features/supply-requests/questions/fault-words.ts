import { MOST_DAYS_AHEAD, MOST_SINGLE_PHASE_KW, type AnswerField } from '@sportello/domain';
import { t } from '@lingui/core/macro';

interface Fault {
  readonly field: AnswerField;
  /** One of pratica.domande.2, or another of the wire. */
  readonly code: string;
}

/** Returns what to write or choose instead of a missing or wrong answer. */
export function faultWords({ field, code }: Fault): string {
  switch (code) {
    case 'MISSING':
      return missingWords(field);
    case 'TOO_SOON':
      return t`Scegli un giorno da domani in poi.`;
    case 'TOO_LATE':
      return field === 'pagatoIl'
        ? t`Scegli un giorno fino a oggi.`
        : t`Scegli un giorno nei prossimi ${MOST_DAYS_AHEAD} giorni.`;
    case 'UNCHANGED':
      return field === 'punto'
        ? t`È il contatore della casa che lasci: scrivi quello della nuova.`
        : t`È la potenza che hai già: scegline un’altra.`;
    default:
      return wrongWords(field);
  }
}

function missingWords(field: AnswerField): string {
  switch (field) {
    case 'punto':
      return t`Scrivi il codice della fornitura.`;
    case 'precedente':
      return t`Scrivi nome e cognome dell’intestatario.`;
    case 'decorrenza':
    case 'fine':
    case 'pagatoIl':
      return t`Scegli il giorno.`;
    case 'potenza':
      return t`Scegli la potenza.`;
    case 'codiceFiscale':
      return t`Scrivi il codice fiscale.`;
    case 'partitaIva':
      return t`Scrivi la partita IVA.`;
    case 'sdi':
    case 'pec':
      return t`Scrivi il codice destinatario o la PEC.`;
    case 'iban':
      return t`Scrivi l’IBAN.`;
    case 'telefono':
      return t`Scrivi il tuo numero di telefono.`;
    default:
      return t`Scegli una risposta.`;
  }
}

function wrongWords(field: AnswerField): string {
  switch (field) {
    case 'punto':
      return t`Codice non valido: controlla come l’hai scritto.`;
    case 'fasi':
      return t`Oltre ${MOST_SINGLE_PHASE_KW} kW serve la trifase.`;
    case 'codiceFiscale':
      return t`Codice fiscale non valido: controlla come l’hai scritto.`;
    case 'partitaIva':
      return t`Partita IVA non valida: controlla come l’hai scritta.`;
    case 'sdi':
      return t`Il codice destinatario ha 7 caratteri.`;
    case 'pec':
      return t`Scrivi la PEC, come in nome@pec.it.`;
    case 'iban':
      return t`IBAN non valido: controllalo con il tuo estratto conto.`;
    case 'pagamento':
      return t`Non hai ancora un addebito automatico: scegli un’altra risposta.`;
    case 'telefono':
      return t`Numero non valido: scrivi come in 333 1234567.`;
    case 'lettura':
      return t`Scrivi le cifre prima della virgola, senza lettere.`;
    default:
      return t`Formato non valido: controlla questo dato.`;
  }
}
