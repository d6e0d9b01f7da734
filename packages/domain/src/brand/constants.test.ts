import { expect, it } from 'vitest';
import { CALL_CENTRE_LINES } from './call-centre.ts';
import { CHANNEL_CODE, COMPANY_CODE, RELEASE_NUMBERS } from './codes.ts';
import { FEATURE_FLAG_NAMES, FEATURE_FLAGS, isSwitchedOn } from './feature-flags.ts';
import { CURRENCY, FIRST_DAY_OF_WEEK, LOADING_TEXT, LOCALE, SHORT_DATE_FORMAT, TIME_ZONE } from './locale.ts';
import {
  DEVICE_READY_TIMEOUT_MS,
  MENU_ANIMATION_IOS_MS,
  MENU_ANIMATION_MS,
  PAGE_BACK_MS,
  PAGE_FORWARD_MS,
} from './motion.ts';
import { OFFER_PAGES } from './offer-page.ts';

it.each([
  ['the company code (fornitore.codici.1)', COMPANY_CODE, 'EE'],
  ['the channel code (fornitore.codici.2)', CHANNEL_CODE, 'ZEDS'],
  ['the Android release (fornitore.codici.3)', RELEASE_NUMBERS.ANDROID, 65],
  ['the iOS release (fornitore.codici.3)', RELEASE_NUMBERS.IOS, 65],
  ['the locale (prodotto.lingua.1)', LOCALE, 'it-IT'],
  ['the currency (prodotto.lingua.1)', CURRENCY, 'EUR'],
  ['the time zone (formato.giorni.2)', TIME_ZONE, 'Europe/Rome'],
  ['the short date format (prodotto.lingua.3)', SHORT_DATE_FORMAT, 'dd/MM/yy'],
  ['the first day of the week (prodotto.lingua.2)', FIRST_DAY_OF_WEEK, 1],
  ['the loading text (pagine.attesa.1)', LOADING_TEXT, 'Caricamento...'],
  ['the duration of menu animations (pagine.guscio.2)', MENU_ANIMATION_MS, 300],
  ['the duration of menu animations in iOS style (pagine.guscio.2)', MENU_ANIMATION_IOS_MS, 400],
  ['the duration of the back transition (pagine.guscio.3)', PAGE_BACK_MS, 200],
  ['the duration of the forward transition (pagine.guscio.3)', PAGE_FORWARD_MS, 280],
  ['the delay of the plugin warning (pagine.avvio.3)', DEVICE_READY_TIMEOUT_MS, 5000],
])('returns %s: %j', (_what, constant, expected) => {
  expect(constant).toBe(expected);
});

it('returns the five customer service lines (assistenza.numeri.1)', () => {
  expect(CALL_CENTRE_LINES).toEqual([
    'RESIDENTIAL_STG',
    'RESIDENTIAL_FREE_MARKET',
    'AMMINISTRATORE',
    'PMI',
    'TOLL_FREE',
  ]);
});

it('returns the four offer pages (pagine.offerte.1)', () => {
  expect(OFFER_PAGES).toEqual(['HOME', 'RESIDENTIAL', 'CONDOMINIUM', 'BUSINESS']);
});

it.each([
  ['placetFilter', true],
  ['gradualProtectionFilter', true],
  ['rightOfOpposition', true],
  ['pensatoPerTe', false],
  ['loyaltyVillage', true],
] as const)(
  'returns for the flag %s the default %s, or the configured value (fornitore.opzioni.1)',
  (flag, byDefault) => {
    expect(FEATURE_FLAGS[flag]).toBe(byDefault);
    expect(isSwitchedOn(flag, undefined)).toBe(byDefault);
    expect(isSwitchedOn(flag, { [flag]: undefined })).toBe(byDefault);
    expect(isSwitchedOn(flag, { [flag]: true })).toBe(true);
    expect(isSwitchedOn(flag, { [flag]: false })).toBe(false);
  },
);

it('returns the names of all flags (fornitore.opzioni.1)', () => {
  expect(FEATURE_FLAG_NAMES).toEqual([
    'placetFilter',
    'gradualProtectionFilter',
    'rightOfOpposition',
    'pensatoPerTe',
    'loyaltyVillage',
  ]);
});
