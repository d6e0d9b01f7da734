import { expect, it } from 'vitest';
import * as domain from './index.ts';

it.each([
  ['CACHE_LIFETIME_MS', domain.CACHE_LIFETIME_MS, 180_000],
  ['COOKIE_REFRESH_INTERVAL_MS', domain.COOKIE_REFRESH_INTERVAL_MS, 300_000],
  ['TOKEN_REFRESH_RETRIES', domain.TOKEN_REFRESH_RETRIES, 2],
  ['INACTIVITY_MS', domain.INACTIVITY_MS, 15 * 60 * 1000],
  ['PASSWORD_RECOVERY_RETRIES', domain.PASSWORD_RECOVERY_RETRIES, 3],
  ['PASSWORD_MIN_LENGTH', domain.PASSWORD_MIN_LENGTH, 8],
  ['PASSWORD_MAX_REPEATS', domain.PASSWORD_MAX_REPEATS, 4],
  ['PASSWORD_HISTORY', domain.PASSWORD_HISTORY, 5],
  ['READING_HISTORY_COUNT', domain.READING_HISTORY_COUNT, 12],
  ['INTERVENTION_PAGE_LIMIT', domain.INTERVENTION_PAGE_LIMIT, 50],
  ['INTERVENTION_PAGE_OFFSET', domain.INTERVENTION_PAGE_OFFSET, 0],
  ['INTERVENTION_WINDOW_YEARS', domain.INTERVENTION_WINDOW_YEARS, 5],
  ['TECHNICIAN_DAYS', domain.TECHNICIAN_DAYS, 30],
  ['COMPANY_SCORE_DECIMALS', domain.COMPANY_SCORE_DECIMALS, 1],
  ['DEFAULT_COORDINATE', domain.DEFAULT_COORDINATE, 0],
  ['COMPLETE_PROGRESS', domain.COMPLETE_PROGRESS, 100],
  ['MENU_ANIMATION_MS', domain.MENU_ANIMATION_MS, 300],
  ['MENU_ANIMATION_IOS_MS', domain.MENU_ANIMATION_IOS_MS, 400],
  ['PAGE_BACK_MS', domain.PAGE_BACK_MS, 200],
  ['PAGE_FORWARD_MS', domain.PAGE_FORWARD_MS, 280],
  ['DEVICE_READY_TIMEOUT_MS', domain.DEVICE_READY_TIMEOUT_MS, 5000],
  ['COMPANY_CODE', domain.COMPANY_CODE, 'EE'],
  ['CHANNEL_CODE', domain.CHANNEL_CODE, 'ZEDS'],
  ['FIBRE_PRODUCT_TYPE', domain.FIBRE_PRODUCT_TYPE, 'ZFIB'],
  ['MAINTENANCE_GROUP', domain.MAINTENANCE_GROUP, 'G_MANUTENTORI'],
  ['PROTECTED_STORAGE_PREFIX', domain.PROTECTED_STORAGE_PREFIX, 'FIXED_'],
  ['CONTENT_SYSTEM', domain.CONTENT_SYSTEM, 'AREA_PRIVATA'],
  ['DEFAULT_PRODUCT_NAME', domain.DEFAULT_PRODUCT_NAME, 'Altri elettrodomestici'],
  ['QUOTE_ACCEPT_PAYMENT_METHOD', domain.QUOTE_ACCEPT_PAYMENT_METHOD, 'Pagamento in bolletta'],
  ['QUOTE_PATCH_SOURCE', domain.QUOTE_PATCH_SOURCE, 'Portali'],
  ['REQUEST_ORIGIN', domain.REQUEST_ORIGIN, 'WEB'],
  ['LOCALE', domain.LOCALE, 'it-IT'],
  ['CURRENCY', domain.CURRENCY, 'EUR'],
  ['SHORT_DATE_FORMAT', domain.SHORT_DATE_FORMAT, 'dd/MM/yy'],
  ['FIRST_DAY_OF_WEEK', domain.FIRST_DAY_OF_WEEK, 1],
  ['LOADING_TEXT', domain.LOADING_TEXT, 'Caricamento...'],
  ['DUAL_OFFER_TYPE', domain.DUAL_OFFER_TYPE, 'COMMODITY'],
] as const)('sets %s to %j', (_name, constant, value) => {
  expect(constant).toBe(value);
});

it('lists the codes of recapito.modello.1, pagamento.chiamate.5, contratto.modello.13 and fornitore.codici.3', () => {
  expect(domain.BILL_DELIVERY_CODES).toEqual({ WEB: '02', PAPER: '03' });
  expect(domain.PAYMENT_REQUEST_CODES).toEqual({ BANK_DEBIT: 'U', CARD: 'L' });
  expect(domain.ENERGY_TYPES).toEqual({ LUCE: 'E', GAS: 'G' });
  expect(domain.CONTRACT_KINDS).toEqual({ BINDING: '1', FREE_MARKET: '2', GRADUAL_PROTECTION: '3' });
  expect(domain.DOCUMENT_VIEW_MODES).toEqual({ SUMMARY: 'S', DETAILED: 'D' });
  expect(domain.RELEASE_NUMBERS).toEqual({ ANDROID: 65, IOS: 65 });
  expect(domain.FEATURE_FLAGS).toEqual({
    placetFilter: true,
    gradualProtectionFilter: true,
    rightOfOpposition: true,
    pensatoPerTe: false,
    loyaltyVillage: true,
  });
});

it.each([
  ['FIXED_tour', true],
  ['fixed_tour', false],
  ['session', false],
  ['x_FIXED_', false],
])('keeps the storage key %s during impersonation: %s (operatore.impersonare.3)', (key, expected) => {
  expect(domain.isProtectedStorageKey(key)).toBe(expected);
});
