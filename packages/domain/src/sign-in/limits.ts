/** Interval of cookie refreshes in milliseconds (pagine.avvio.2). */
export const COOKIE_REFRESH_INTERVAL_MS = 300_000;
/** Retries of a failed token refresh (sessione.rinnovo.2). */
export const TOKEN_REFRESH_RETRIES = 2;
/** Time without input after which a session ends, in milliseconds (sessione.inattivita.1). */
export const INACTIVITY_MS = 900_000;
export const INACTIVITY_WARNING_MS = 60_000;
export const DRAFT_LIFETIME_MS = 86_400_000;
/** Maximum attempts to recover credentials (credenziali.recupero.2). */
export const PASSWORD_RECOVERY_RETRIES = 3;
