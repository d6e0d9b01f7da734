/** The language and country of the area (Spec 2 §9). */
export const LOCALE = 'it-IT';
/** The currency of every amount (Spec 1 §1). */
export const CURRENCY = 'EUR';
/** The time zone in which "today" is reckoned (Design §4.3). */
export const TIME_ZONE = 'Europe/Rome';
/** The short form of a date (Spec 1 §1). */
export const SHORT_DATE_FORMAT = 'dd/MM/yy';
/** Monday, as `weekdayOf` counts (Spec 1 §1). */
export const FIRST_DAY_OF_WEEK = 1;
/** The text shown while waiting (Spec 1 §2). */
export const LOADING_TEXT = 'Caricamento...';
