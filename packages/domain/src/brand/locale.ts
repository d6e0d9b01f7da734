/** The language and country of the area (prodotto.lingua.1). */
export const LOCALE = 'it-IT';
/** The currency of every amount (prodotto.lingua.1). */
export const CURRENCY = 'EUR';
/** The time zone in which "today" is reckoned (formato.giorni.2). */
export const TIME_ZONE = 'Europe/Rome';
/** The short form of a date (prodotto.lingua.3). */
export const SHORT_DATE_FORMAT = 'dd/MM/yy';
/** Monday, as `weekdayOf` counts (prodotto.lingua.2). */
export const FIRST_DAY_OF_WEEK = 1;
/** The text shown while waiting (pagine.attesa.1). */
export const LOADING_TEXT = 'Caricamento...';
