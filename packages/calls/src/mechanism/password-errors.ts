import type { ErrorEntry } from './access-errors.ts';

/** Errors of the provider about passwords and user names (errore.codici.1). */
export const passwordErrors = {
  BADP000: {
    status: 422,
    text: 'La password attuale non è corretta.',
    advice: 'Scrivila di nuovo; se non la ricordi, recuperala dalla pagina di accesso.',
  },
  PWDP001: {
    status: 422,
    text: 'Hai già usato questa password tra le ultime 5.',
    advice: 'Scegline una nuova.',
  },
  PWDP002: {
    status: 422,
    text: 'La password ha meno di 8 caratteri.',
    advice: 'Scrivine almeno 8.',
  },
  PWDP003: {
    status: 422,
    text: 'La password ripete lo stesso carattere più di 4 volte.',
    advice: 'Ripetilo al massimo 4 volte di seguito.',
  },
  PWDP004: {
    status: 422,
    text: 'Nella password manca una lettera maiuscola.',
    advice: 'Aggiungi almeno una maiuscola.',
  },
  PWDP005: {
    status: 422,
    text: 'Nella password manca una lettera minuscola.',
    advice: 'Aggiungi almeno una minuscola.',
  },
  PWDP006: {
    status: 422,
    text: 'Nella password manca un numero.',
    advice: 'Aggiungi almeno un numero.',
  },
  PWDP007: {
    status: 422,
    text: 'Nella password manca un carattere speciale.',
    advice: 'Tra [ ] ! @ # ^ ( ) + = È É À Ù Ò _ - * $ aggiungine almeno uno.',
  },
  PWDP008: {
    status: 422,
    text: 'La password contiene i tuoi dati personali.',
    advice: 'Togli nome, cognome, ragione sociale e codice fiscale.',
  },
  PWDP009: {
    status: 422,
    text: 'La password contiene i dati con cui ti sei registrato.',
    advice: 'Togli nome utente, indirizzo email e numero di cellulare.',
  },
  UIDP001: {
    status: 409,
    text: 'Lo username inserito non è disponibile.',
    advice: 'Scegline un altro.',
  },
  UIDP002: {
    status: 422,
    text: 'Lo username non può essere vuoto.',
    advice: 'Scegli il nome utente con cui vuoi accedere.',
  },
} as const satisfies Record<string, ErrorEntry>;
