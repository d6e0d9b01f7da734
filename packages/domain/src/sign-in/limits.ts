/** How often cookies are refreshed, in milliseconds (pagine.avvio.2). */
export const COOKIE_REFRESH_INTERVAL_MS = 300_000;
/** How often a failed refresh of the tokens is tried again (sessione.rinnovo.2). */
export const TOKEN_REFRESH_RETRIES = 2;
/** Time without input after which a session ends, in milliseconds (sessione.inattivita.1). */
export const INACTIVITY_MS = 900_000;
/** How long before that end the customer is warned, in milliseconds. */
export const INACTIVITY_WARNING_MS = 60_000;
/** How long a draft of a form that was not sent is kept, in milliseconds. */
export const DRAFT_LIFETIME_MS = 86_400_000;
/** How often credentials can be tried to be recovered (credenziali.recupero.2). */
export const PASSWORD_RECOVERY_RETRIES = 3;
