/** How many interventions a list asks for, and from where (intervento.chiamate.1). */
export const INTERVENTION_PAGE_LIMIT = 50;
export const INTERVENTION_PAGE_OFFSET = 0;
/** How many years back the list begins (intervento.chiamate.1). */
export const INTERVENTION_WINDOW_YEARS = 5;
/** How many working days a technician can be booked ahead (prenotazione.regole.3). */
export const TECHNICIAN_DAYS = 30;
/** With how many decimals a company's score is shown (intervento.ditta.2). */
export const COMPANY_SCORE_DECIMALS = 1;
/** What a product without name is called (intervento.modello.4). */
export const DEFAULT_PRODUCT_NAME = 'Altri elettrodomestici';
/** The latitude and longitude of an address that has none (intervento.modello.5). */
export const DEFAULT_COORDINATE = 0;
/** Where a request comes from (intervento.modello.12). */
export const REQUEST_ORIGIN = 'WEB';
