/** The header in which the app names its build; calls without it, such as those of integrations, are served. */
export const APP_BUILD_HEADER = 'x-app-build';

/** Raised by one with each change of a call that an app of the release before can't make or read. */
export const APP_BUILD = 1;

/** The oldest build that is still served: 426 `APP_TOO_OLD` for those before (pagine.versione.3). */
export const OLDEST_APP_BUILD = 1;
