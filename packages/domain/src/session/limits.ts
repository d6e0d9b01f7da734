/** How often cookies are refreshed, in milliseconds (Spec 1 §9). */
export const COOKIE_REFRESH_INTERVAL_MS = 300_000;
/** How often a failed refresh of the tokens is tried again (Spec 1 §7 and §9). */
export const TOKEN_REFRESH_RETRIES = 2;
/** Time without input after which a session ends, in milliseconds (Spec 2 §9). */
export const INACTIVITY_MS = 900_000;
/** How long before that end the customer is warned, in milliseconds. */
export const INACTIVITY_WARNING_MS = 60_000;
/** How long a draft of a form that was not sent is kept, in milliseconds. */
export const DRAFT_LIFETIME_MS = 86_400_000;
/** How often credentials can be tried to be recovered (Spec 2 §5 and §9). */
export const PASSWORD_RECOVERY_RETRIES = 3;
