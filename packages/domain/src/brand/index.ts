export { CALL_CENTRE_LINES, callCentreLine } from './call-centre.ts';
export type { CallCentreLine } from './call-centre.ts';
export {
  CHANGE_MATTERS,
  CHANGE_MATTER_LABELS,
  CHANGE_STATES,
  CHANGE_STATE_LABELS,
  changeState,
  applyOutcome,
  isChangeEnded,
  isWaitingLong,
  OUTCOMES,
  REPORTED_STATES,
  USUAL_DAYS,
} from '../integration/change.ts';
export type {
  ChangeMatter,
  ChangeState,
  CustomerChange,
  Outcome,
  StandingChange,
  ReportedOutcome,
} from '../integration/change.ts';
export { APP_LINKS, COMPANY_CODE, CHANNEL_CODE, RELEASE_NUMBERS } from './codes.ts';
export { FEATURE_FLAGS, FEATURE_FLAG_NAMES, isSwitchedOn } from './feature-flags.ts';
export type { FeatureFlag, FlagChoices } from './feature-flags.ts';
export { LOCALE, CURRENCY, TIME_ZONE, SHORT_DATE_FORMAT, FIRST_DAY_OF_WEEK, LOADING_TEXT } from './locale.ts';
export {
  MENU_ANIMATION_MS,
  MENU_ANIMATION_IOS_MS,
  PAGE_BACK_MS,
  PAGE_FORWARD_MS,
  DEVICE_READY_TIMEOUT_MS,
} from './motion.ts';
export { OFFER_PAGES, offerPage } from './offer-page.ts';
export type { OfferPage } from './offer-page.ts';
export { REGIONS } from '../addresses/regions.ts';
export type { RegionSlug } from '../addresses/regions.ts';
export type { ImportRun, ProviderExchange } from '../integration/exchange.ts';
