import { accessErrors, type ErrorEntry } from './access-errors.ts';
import { passwordErrors } from './password-errors.ts';

/**
 * Every error code with its HTTP status, the message to the customer and the possible action. Codes with a dash, a
 * number or P00x are the provider's (errore.codici.1); words are this product's (errore.codici.2).
 */
export const errorCatalogue = {
  ...accessErrors,
  ...passwordErrors,
  'S-001': {
    status: 503,
    text: 'Il servizio non è disponibile in questo momento.',
    advice: 'I tuoi dati sono al sicuro: riprova tra poco.',
  },
  'S-002': {
    status: 500,
    text: 'Qualcosa non ha funzionato come doveva.',
    advice: 'Riprova; se succede ancora, chiama il servizio clienti con il numero della richiesta.',
  },
  ERROR_CHECK_IBAN: {
    status: 422,
    text: "L'IBAN non è valido.",
    advice: 'Controllalo con quello che trovi sul tuo estratto conto.',
  },
  '10': {
    status: 422,
    text: "L'utente non può essere registrato.",
    advice: 'Controlla i dati con quelli della tua bolletta; se hai già un accesso, recupera le credenziali.',
  },
  BLDM000: {
    status: 422,
    text: 'Indirizzo email non valido.',
    advice: "Controlla come l'hai scritto e riprova.",
  },
  REQUEST_NOT_VALID: {
    status: 400,
    text: 'Alcuni dati non sono validi.',
    advice: 'Controlla i campi segnalati e riprova.',
  },
  CREDENTIALS_WRONG: {
    status: 401,
    text: 'Nome utente o password non corretti.',
    advice: 'Controlla come li hai scritti e riprova.',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    text: 'Hai fatto troppi tentativi.',
    advice: 'Aspetta qualche minuto e riprova.',
  },
  TOO_BUSY: {
    status: 503,
    text: 'In questo momento ci sono molte richieste.',
    advice: 'Riprova tra qualche secondo.',
  },
  APP_TOO_OLD: {
    status: 426,
    text: "Questa versione dell'area clienti non è più utilizzabile.",
    advice: 'Ricarica la pagina: quello che hai scritto resta.',
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    text: 'La richiesta ci ha messo troppo ad arrivare.',
    advice: 'Controlla la connessione e riprova.',
  },
  CAPTCHA_REQUIRED: {
    status: 422,
    text: 'Prima di continuare serve una verifica di sicurezza.',
    advice: 'Ricarica la pagina e riprova.',
  },
  CAPTCHA_FAILED: {
    status: 422,
    text: 'La verifica di sicurezza non è riuscita.',
    advice: 'Ripeti la verifica e riprova.',
  },
  ANTIFORGERY_MISMATCH: {
    status: 403,
    text: 'La richiesta non viene da questa pagina.',
    advice: 'Ricarica la pagina e riprova.',
  },
  NOT_FOUND: {
    status: 404,
    text: 'Non troviamo quello che cerchi.',
    advice: "Torna indietro e scegli di nuovo dall'elenco.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: 'Questa operazione non è prevista.',
    advice: 'Torna indietro e riprova.',
  },
  NOT_SERVED: {
    status: 501,
    text: 'Questa funzione non è ancora disponibile.',
    advice: 'Per farlo oggi, chiama il servizio clienti.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: 'I dati inviati sono troppo grandi.',
    advice: 'Riduci il contenuto e riprova.',
  },
  MEDIA_TYPE_NOT_SUPPORTED: {
    status: 415,
    text: 'Il formato dei dati inviati non è previsto.',
    advice: 'Ricarica la pagina e riprova.',
  },
  CHANGED_MEANWHILE: {
    status: 412,
    text: 'Nel frattempo questi dati sono cambiati.',
    advice: 'Guarda i dati aggiornati e, se serve, ripeti la modifica.',
  },
  // errore.regole.1, 'Commodity Type Not Found'.
  COMMODITY_TYPE_NOT_FOUND: {
    status: 422,
    text: 'Il tipo di fornitura non è riconosciuto.',
    advice: 'Torna ai tuoi contratti e scegli di nuovo la fornitura.',
  },
  // errore.regole.1, 'Invalid contract payment type'.
  INVALID_CONTRACT_PAYMENT_TYPE: {
    status: 422,
    text: 'Questo contratto non si può pagare nel modo che hai scelto.',
    advice: 'Scegli un altro modo di pagare.',
  },
  // pagamento.iban.5.
  CONTRACT_ENDED: {
    status: 409,
    text: 'Questo contratto è cessato o annullato: non prende nuovi mandati.',
    advice: 'Scegli un contratto attivo; per un importo ancora da pagare chiama il servizio clienti.',
  },
  // errore.regole.1, 'Contract not found': no supply is linked to the service.
  CONTRACT_NOT_FOUND: {
    status: 404,
    text: 'Nessuna fornitura è collegata a questo servizio.',
    advice: 'Chiama il servizio clienti per collegarne una.',
  },
  SIGNATURE_NOT_TODAY: {
    status: 422,
    text: 'La data della firma non è quella di oggi.',
    advice: 'Ricarica la pagina, rileggi il mandato e confermalo di nuovo.',
  },
  CARD_NOT_USABLE: {
    status: 422,
    text: 'Questa carta non è pronta per i pagamenti.',
    advice: 'Inseriscila di nuovo o scegli un altro modo di pagare.',
  },
  SLOT_TAKEN: {
    status: 409,
    text: "Qualcun altro ha appena prenotato l'orario che hai scelto.",
    advice: 'Scegli un altro orario.',
  },
  TOO_MANY_DRAFTS: {
    status: 409,
    text: 'Hai già cominciato molte prenotazioni.',
    advice: 'Finiscine una o eliminala, poi riprova.',
  },
  NO_COMPANY_IN_AREA: {
    status: 422,
    text: 'Nessuna ditta lavora nella tua zona.',
    advice: 'Scegli la videochiamata o lascia che ti cerchiamo noi un tecnico.',
  },
  NO_COMPANY_ON_DATE: {
    status: 422,
    text: 'Nessuna ditta è libera nel giorno che hai scelto.',
    advice: 'Scegli un altro giorno.',
  },
  BILL_NOT_PAYABLE: {
    status: 422,
    text: 'Questa bolletta non si può pagare adesso.',
    advice: 'Guarda il suo stato nell’archivio: forse è già pagata o in elaborazione.',
  },
  BILL_BEING_PAID: {
    status: 409,
    text: 'Una di queste bollette è già in un altro pagamento.',
    advice: 'Riprendi quel pagamento, oppure annullalo e ricomincia.',
  },
  // pagamento.rate.1, one code per rule.
  PLAN_TYPE: {
    status: 422,
    text: 'Solo le bollette di luce e gas si possono rateizzare.',
    advice: 'Puoi pagare questo documento con gli altri metodi.',
  },
  PLAN_STATUS: {
    status: 422,
    text: 'Nello stato in cui è, questa bolletta non si può rateizzare.',
    advice: 'Guarda il suo stato: forse è già pagata, o ha già un piano.',
  },
  // pagamento.rate.1.
  PLAN_DISPUTED: {
    status: 422,
    text: 'Una parte di questa bolletta è in contestazione.',
    advice: 'Puoi chiedere le rate quando il reclamo è chiuso, oppure pagare la parte non contestata.',
  },
  PLAN_LATE: {
    status: 422,
    text: 'Le rate si possono chiedere fino a 10 giorni dopo la scadenza.',
    advice: 'Pagala intera, oppure scrivi all’assistenza.',
  },
  PLAN_AMOUNT: {
    status: 422,
    text: 'Le rate si possono chiedere da 150 €, o da 50 € quando la bolletta contiene un ricalcolo oltre il 150 % di quella abituale.',
    advice: 'Pagala intera con il metodo che preferisci.',
  },
  PLAN_ARREARS: { status: 422, text: 'Un’altra bolletta del contratto è scaduta.', advice: 'Paga prima quella.' },
  REQUEST_REPEATED_DIFFERENTLY: {
    status: 422,
    text: 'Questa richiesta era già arrivata con altri dati.',
    advice: 'Ricarica la pagina e controlla i tuoi interventi prima di riprovare.',
  },
  VISIT_NOT_OPEN: {
    status: 409,
    text: 'Da qui ora non si può fare.',
    advice: 'Ricarica le visite di oggi e guarda a che punto è.',
  },
  VIDEOCALL_NOT_OPEN: {
    status: 409,
    text: 'La videochiamata ora non è aperta.',
    advice: 'Puoi entrare da 10 minuti prima dell’appuntamento.',
  },
  STEP_NOT_ALLOWED: {
    status: 409,
    text: 'Da dove si trova ora, questo intervento non può fare questo passo.',
    advice: 'Guarda a che punto è e scegli uno dei passi possibili.',
  },
  INTERVENTION_NOT_EDITABLE: {
    status: 409,
    text: 'Questo intervento non si può più modificare o annullare.',
    advice: 'Se ti serve, chiama la centrale operativa.',
  },
  CANCELLATION_NOTES_REQUIRED: {
    status: 422,
    text: 'Per questo motivo di annullamento servono alcune parole in più.',
    advice: 'Scrivi nelle note perché vuoi annullare.',
  },
  QUOTE_ALREADY_ANSWERED: {
    status: 409,
    text: 'A questo preventivo è già stata data una risposta.',
    advice: "Apri l'intervento per vedere com'è andata.",
  },
  // preventivo.chiamate.2.
  SUPPLY_NOT_ACTIVE: {
    status: 409,
    text: 'Questa fornitura non è attiva: non si può addebitarle un preventivo.',
    advice: 'Scegli una fornitura attiva, oppure chiama il servizio clienti.',
  },
  QUOTE_NOT_OPEN: {
    status: 409,
    text: 'Questo preventivo non aspetta più una risposta.',
    advice: "Apri l'intervento per vedere com'è andata.",
  },
  FEEDBACK_ALREADY_LEFT: {
    status: 409,
    text: 'Hai già lasciato la tua opinione su questo intervento.',
    advice: 'Grazie, non serve altro.',
  },
  FEEDBACK_NOT_OPEN: {
    status: 409,
    text: "L'intervento non è ancora concluso.",
    advice: 'Potrai lasciare la tua opinione quando sarà finito.',
  },
  CODE_WRONG: {
    status: 422,
    text: 'Il codice non è corretto.',
    advice: 'Controlla il messaggio che hai ricevuto e scrivilo di nuovo.',
  },
  CODE_EXPIRED: {
    status: 410,
    text: 'Il codice è scaduto o è già stato usato.',
    advice: 'Chiedi un codice nuovo.',
  },
  CODE_NEEDED: {
    status: 422,
    text: 'Serve il codice di conferma.',
    advice: 'Chiedilo al nuovo contatto e scrivilo qui.',
  },
  PROCEDURE_EXPIRED: {
    status: 410,
    text: "Il tempo per completare l'operazione è finito.",
    advice: "Ricomincia dall'inizio.",
  },
  PASSWORD_CHECK_NEEDED: {
    status: 403,
    text: 'Per questa operazione serve di nuovo la password.',
    advice: 'Scrivi la password e riprova entro 5 minuti.',
  },
  CONTACT_LOCKED: {
    status: 409,
    text: "Hai modificato da poco l'altro contatto: questo per ora non si può cambiare.",
    advice: 'Riprova più tardi.',
  },
  READING_NOT_OPEN: {
    status: 409,
    text: 'In questo momento non è possibile inviare la lettura.',
    advice: 'Guarda quando si apre il prossimo periodo.',
  },
  READING_TOO_LOW: {
    status: 422,
    text: "La lettura è più bassa dell'ultima che abbiamo.",
    advice: 'Controlla le cifre sul contatore, senza i decimali.',
  },
  READING_UNUSUAL: {
    status: 422,
    text: 'La lettura è molto diversa da quello che ci aspettiamo.',
    advice: 'Controlla le cifre; se sono giuste, conferma.',
  },
  // bolletta.archivio.2.
  TOO_MANY_BILLS: {
    status: 422,
    text: 'Sono troppe bollette per un file solo.',
    advice: 'Scegli un anno, un mese o un indirizzo.',
  },
  CASE_CLOSED: {
    status: 409,
    text: 'Questa richiesta è già conclusa.',
    advice: 'Se non sei d’accordo con la risposta, aprine una nuova o chiedi la conciliazione.',
  },
  // pratica.tipi.2.
  REQUEST_NOT_OFFERED: {
    status: 409,
    text: 'Questa pratica non si può chiedere per questa fornitura.',
    advice: 'Scegli un’altra pratica, o scrivici.',
  },
  // pratica.invio.2.
  REQUEST_UNDER_WAY: {
    status: 409,
    text: 'Su questa fornitura c’è già una pratica dello stesso tipo.',
    advice: 'Aprila dall’elenco delle pratiche.',
  },
  // pratica.invio.1.
  PRICE_CHANGED: {
    status: 409,
    text: 'Il costo è cambiato da quando l’hai visto.',
    advice: 'Guarda il nuovo costo, poi invia.',
  },
  // pratica.stati.1.
  REQUEST_CLOSED: {
    status: 409,
    text: 'Questa pratica è già conclusa.',
    advice: 'Se ti serve ancora, aprine una nuova.',
  },
  // pratica.annullamento.1.
  REQUEST_NOT_CANCELLABLE: {
    status: 409,
    text: 'Questa pratica non si può più annullare.',
    advice: 'Scrivici dalla pagina della pratica.',
  },
  // pratica.carte.2.
  PAPER_NOT_ASKED: {
    status: 409,
    text: 'Questo documento non serve alla pratica.',
    advice: 'Invia i documenti che la pagina della pratica chiede.',
  },
  // pratica.passi.2.
  STEP_NOT_NEXT: {
    status: 409,
    text: 'Da dove si trova ora, questa pratica non può fare questo passo.',
    advice: 'Guarda a che punto è e scegli uno dei passi possibili.',
  },
  // pratica.carte.3.
  PAPERS_NOT_CHECKED: {
    status: 409,
    text: 'Ci sono documenti che mancano o non sono stati verificati.',
    advice: 'Verifica ogni documento, poi vai avanti.',
  },
  // bolletta.prescrizione.3.
  BILL_NOT_PRESCRIBED: {
    status: 409,
    text: 'Questa bolletta non ha importi prescritti.',
    advice: 'Se una voce non ti torna, apri un reclamo sulla bolletta.',
  },
  // reclami.conciliazione.1.
  CASE_NOT_CONCILIABLE: {
    status: 409,
    text: 'La conciliazione non è ancora possibile.',
    advice: 'Lo diventa dopo la nostra risposta, o 40 giorni dopo il tuo reclamo.',
  },
  // recesso.conferma.2.
  WITHDRAWAL_NOT_OPEN: {
    status: 409,
    text: 'Da questo contratto non si può più recedere.',
    advice: 'Per uscire dal contratto, chiama il servizio clienti.',
  },
  POINTS_NOT_ENOUGH: {
    status: 409,
    text: 'I tuoi punti non bastano per questo premio.',
    advice: 'Guarda il saldo: forse li hai appena usati per un altro.',
  },
  REDIRECT_NOT_ALLOWED: {
    status: 422,
    text: 'Non possiamo portarti a questo indirizzo.',
    advice: "Torna indietro e scegli di nuovo dall'area clienti.",
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Returns whether a code read from the wire is in the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
}
