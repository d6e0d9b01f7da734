export interface ErrorEntry {
  readonly status: number;
  readonly text: string;
  readonly advice: string;
}

export const accessErrors = {
  SESSION_NOT_VALID: {
    status: 401,
    text: 'La sessione è scaduta.',
    advice: 'Accedi di nuovo per continuare.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    text: 'Manca il codice della tua app.',
    advice: 'Scrivilo per continuare: lo trovi nell’app che hai collegato.',
  },
  SECOND_FACTOR_SET: {
    status: 409,
    text: 'Un’app di codici è già collegata.',
    advice: 'Scrivi il suo codice; se non l’hai più, chiedi a chi amministra gli operatori.',
  },
  OWN_ACCOUNT: {
    status: 409,
    text: 'Non puoi farlo sul tuo stesso accesso.',
    advice: 'Chiedilo a un’altra persona che amministra gli operatori.',
  },
  CLIENT_NOT_KNOWN: {
    status: 401,
    text: "L'applicazione che chiama non è riconosciuta.",
    advice: 'Ricarica la pagina e accedi di nuovo.',
  },
  GRANT_NOT_SUPPORTED: {
    status: 400,
    text: 'Questo modo di rinnovare la sessione non è previsto.',
    advice: 'Ricarica la pagina e accedi di nuovo.',
  },
  NOT_ALLOWED: {
    status: 403,
    text: 'Questa operazione non è prevista per il tuo profilo.',
    advice: 'Se ti serve, chiama il servizio clienti.',
  },
  MODULE_NOT_OPEN: {
    status: 403,
    text: 'Questa parte dell’area clienti non è aperta per te.',
    advice: 'Torna alla home: lì trovi quello che puoi fare.',
  },
  IMPERSONATION_EXPIRED: {
    status: 403,
    text: 'Il tuo accesso a nome di questo cliente è scaduto o è terminato.',
    advice: 'Rinnovalo, oppure cerca di nuovo il cliente.',
  },
  IMPERSONATION_READ_ONLY: {
    status: 403,
    text: 'A nome di questo cliente puoi solo guardare.',
    advice: 'Per modificare serve un accesso con modifica, se il tuo ruolo lo prevede.',
  },
  LINK_NOT_VALID: {
    status: 401,
    text: 'Questo link non vale più.',
    advice: 'Chiedine uno nuovo a chi te l’ha dato.',
  },
} as const satisfies Record<string, ErrorEntry>;
