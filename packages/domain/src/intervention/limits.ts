/** How many interventions a list asks for, and from where (Spec 1 §9, Spec 2 §9). */
export const INTERVENTION_PAGE_LIMIT = 50;
export const INTERVENTION_PAGE_OFFSET = 0;
/** How many years back the list begins (Spec 2 §9). */
export const INTERVENTION_WINDOW_YEARS = 5;
/** How many working days a technician can be booked ahead (Spec 2 §5 and §9). */
export const TECHNICIAN_DAYS = 30;
/** With how many decimals a company's score is shown (Spec 2 §9). */
export const COMPANY_SCORE_DECIMALS = 1;
/** What a product without name is called (Spec 2 §9). */
export const DEFAULT_PRODUCT_NAME = 'Altri elettrodomestici';
/** The latitude and longitude of an address that has none (Spec 2 §9). */
export const DEFAULT_COORDINATE = 0;
/** Where a request comes from (Spec 2 §3). */
export const REQUEST_ORIGIN = 'WEB';
