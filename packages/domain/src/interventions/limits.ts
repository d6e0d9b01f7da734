/** Paging of the list request (intervento.chiamate.1). */
export const INTERVENTION_PAGE_LIMIT = 50;
export const INTERVENTION_PAGE_OFFSET = 0;
/** Years covered by the list (intervento.chiamate.1). */
export const INTERVENTION_WINDOW_YEARS = 5;
/** Working days that a technician can be booked ahead (prenotazione.regole.3). */
export const TECHNICIAN_DAYS = 30;
/** Decimals of a company's displayed score (intervento.ditta.2). */
export const COMPANY_SCORE_DECIMALS = 1;
/** Name of a product without one (intervento.modello.4). */
export const DEFAULT_PRODUCT_NAME = 'Altri elettrodomestici';
/** Latitude and longitude of an address without coordinates (intervento.modello.5). */
export const DEFAULT_COORDINATE = 0;
/** Origin of requests from this app (intervento.modello.12). */
export const REQUEST_ORIGIN = 'WEB';
