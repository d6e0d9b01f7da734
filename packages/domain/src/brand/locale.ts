/** Language and country of the customer area (prodotto.lingua.1). */
export const LOCALE = 'it-IT';
/** The currency of every amount (prodotto.lingua.1). */
export const CURRENCY = 'EUR';
/** The time zone that defines "today" (formato.giorni.2). */
export const TIME_ZONE = 'Europe/Rome';
/** Short date format (prodotto.lingua.3). */
export const SHORT_DATE_FORMAT = 'dd/MM/yy';
/** Monday in the numbering of `weekdayOf` (prodotto.lingua.2). */
export const FIRST_DAY_OF_WEEK = 1;
/** Loading text (pagine.attesa.1). */
export const LOADING_TEXT = 'Caricamento...';
