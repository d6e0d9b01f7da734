// bills
export * from './bills/index.ts';

// paying
export { instalmentBill, type DividedBill } from './paying/instalment.ts';
export { PLAN_REJECTIONS, planOffer, type PlanOffer } from './paying/instalment-plan.ts';
export { reconcile, type PaidKind, type PaymentDifference, type Reconciliation } from './paying/reconciliation.ts';

// content
export {
  CONTENT_SYSTEM,
  LANDING_VARIANTS,
  HOME_BANNER_VARIANTS,
  VAS_CONTENT_LEVELS,
  VAS_CONTENT_CATEGORIES,
  SEGMENT_FOLDERS,
  LANDING_FOLDERS,
  HOME_BANNER_FOLDERS,
  VAS_LEVEL_FOLDERS,
  VAS_CATEGORY_FOLDERS,
  homeBannerVariant,
  isShownInArea,
} from './content/content.ts';
export * from './content/audience.ts';
export { searchFaq } from './content/faq-search.ts';
export type { SearchableFaq } from './content/faq-search.ts';
export type { LandingVariant, HomeBannerVariant, VasContentLevel, VasContentCategory } from './content/content.ts';
export type { ContentItem } from './content/content.ts';
export { CONTENT_PICTURES } from './content/picture.ts';
export type { ContentPicture } from './content/picture.ts';

// contract
export { shortAddress, fullAddress } from './addresses/address.ts';
export type { Address } from './addresses/address.ts';
export {
  DELIVERY_FREQUENCIES,
  DELIVERY_FREQUENCY_LABELS,
  billingTypeFromText,
} from './contracts/delivery/billing-type.ts';
export type { DeliveryFrequency, BillingType } from './contracts/delivery/billing-type.ts';
export {
  COMMODITY_TYPES,
  COMMODITY_MARKETS,
  KNOWN_MARKETS,
  NON_FREE_MARKETS,
  SUPPLIED_COMMODITIES,
  isNonFreeMarket,
} from './contracts/commodity.ts';
export type { CommodityType, CommodityMarket, Commodity, SuppliedCommodity } from './contracts/commodity.ts';
export { CONTRACT_TYPES } from './contracts/contract.ts';
export type { ContractType, CommodityContract, VasContract, Contract } from './contracts/contract.ts';
export type { PaymentData, ContractDetails, DealerContact } from './contracts/details.ts';
export { ENERGY_TYPES, CONTRACT_KINDS, READING_HISTORY_COUNT } from './contracts/energy.ts';
export type { EnergyType, ContractKind } from './contracts/energy.ts';
export type { FibreData } from './contracts/fibre.ts';
export { contractLabel, labelOf, type LabelParts } from './contracts/label.ts';
export { LAND_REGISTRY_FORMS } from './contracts/land-registry.ts';
export type { LandRegistry } from './contracts/land-registry.ts';
export { isListedRequest, joinOnboarding, ONBOARDING_SOURCES } from './contracts/onboarding/onboarding-request.ts';
export type { OnboardingSource, OnboardingRequest } from './contracts/onboarding/onboarding-request.ts';
export {
  ONBOARDING_CODES,
  SWITCH_ONBOARDING_CODE,
  onboardingStatus,
  isListedOnboarding,
  isOnboardingCode,
  quotationCounts,
  meterRequestCounts,
} from './contracts/onboarding/onboarding.ts';
export type { OnboardingCode, Onboarding, OnboardingStatus } from './contracts/onboarding/onboarding.ts';
export { searchContracts } from './contracts/search.ts';
export { searchByWords } from './shared/word-search.ts';
export { CONTRACT_SEGMENT_TYPES, contractSegmentType, contractSegmentTypesOf } from './contracts/segment-type.ts';
export type { ContractSegmentType } from './contracts/segment-type.ts';
export {
  HOLDER_RELATIONSHIPS,
  HOLDER_RELATIONSHIP_LABELS,
  ACCOUNT_TYPES,
  KNOWN_ACCOUNT_TYPES,
  KNOWN_HOLDER_RELATIONSHIPS,
} from './contracts/self-consumption.ts';
export type { HolderRelationship, AccountType, SelfConsumption } from './contracts/self-consumption.ts';
export {
  CONTRACT_STATUSES,
  CONTRACT_STATUS_LABELS,
  ACTIVE_STATUSES,
  CLOSED_STATUSES,
  COMPLETE_PROGRESS,
  isActiveStatus,
  hasEnded,
  isClosedStatus,
  commodityStatus,
} from './contracts/status.ts';
export type { ContractStatus } from './contracts/status.ts';
export { vasStatus } from './contracts/vas/vas-status.ts';
export type { VasFacts } from './contracts/vas/vas-status.ts';
export { ITEM_CATEGORIES, KNOWN_ITEM_CATEGORIES, SERVICE_SUBTYPES, FIBRE_PRODUCT_TYPE } from './contracts/vas/vas.ts';
export type { ItemCategory, ServiceSubtype, Vas } from './contracts/vas/vas.ts';
export { BILL_DELIVERY_CODES, NOTIFICATION_ON, billDeliveryCode } from './contracts/delivery/delivery.ts';
export type { BillDeliveryCode, ContractDelivery, DeliveryPreference } from './contracts/delivery/delivery.ts';
export type { ContractData } from './contracts/details.ts';
export { linkedCommodity } from './contracts/vas/risolve-link.ts';
export type { RisolveLink } from './contracts/vas/risolve-link.ts';

// document
export { DOCUMENT_TYPE_LABELS, documentType, MOST_DOCUMENTS_IN_ARCHIVE } from './documents/contract-document.ts';
export type { DocumentType, ContractDocument } from './documents/contract-document.ts';

// identifiers
export { creditorIdentifier, isCreditorIdentifier } from './identifiers/creditor-identifier.ts';
export {
  normalizeFiscalCode,
  isFiscalCode,
  fiscalCodeCheckCharacter,
  canonicalFiscalCode,
  omocodiaVariant,
} from './identifiers/fiscal-code.ts';
export {
  normalizeIban,
  ibanNeedsCheck,
  isIban,
  isItalianIban,
  italianIbanParts,
  italianIban,
  accountCin,
} from './identifiers/iban.ts';
export type { ItalianIbanParts } from './identifiers/iban.ts';
export { isPod, isPdr } from './identifiers/supply-point.ts';
export { TAX_IDENTIFIER_KINDS, taxIdentifierKind } from './identifiers/tax-identifier.ts';
export type { TaxIdentifierKind } from './identifiers/tax-identifier.ts';
export { isVatNumber, vatCheckDigit } from './identifiers/vat-number.ts';

// intervention
export { interventionStatus } from './interventions/status/adjusted-status.ts';
export { CHANGE_LEAD_HOURS, appointmentAction, changeableUntil, isAppointmentEditable } from './booking/appointment.ts';
export type { AppointmentFacts } from './booking/appointment.ts';
export {
  BOOKABLE_WORK_DAYS,
  BOOKING_LEAD_MINUTES,
  areTooNear,
  bookableDays,
  dayFault,
  isBookable,
  technicianDays,
} from './booking/booking-days.ts';
export type { DayFault, DayWindow } from './booking/booking-days.ts';
export { MOST_BOOKING_FILES } from './booking/draft.ts';
export type { BookingDraft, BookingFields, SlotHold } from './booking/draft.ts';
export { nearestFirst } from './booking/days/nearest.ts';
export { sameWeekday, weekGrid } from './booking/days/week-grid.ts';
export type { GridDay } from './booking/days/week-grid.ts';
export { readSlotId, slotId } from './booking/slot-id.ts';
export type { OfferedSlot } from './booking/slot-id.ts';
export type { InterventionFacts } from './interventions/status/adjusted-status.ts';
export {
  ATTACHMENT_TYPES,
  ATTACHMENT_TYPE_LABELS,
  FILE_EXTENSIONS,
  fileExtension,
  isPicture,
  MOST_FILE_BYTES,
} from './booking/attachment.ts';
export type { AttachmentType, FileExtension, Attachment } from './booking/attachment.ts';
export { BACKEND_INTERVENTION_STATES, mappedInterventionStatus } from './interventions/status/backend-state.ts';
export type { BackendInterventionState } from './interventions/status/backend-state.ts';
export * from './interventions/status/transitions.ts';
export * from './interventions/event.ts';
export * from './desk/operations-centre/queue.ts';
export * from './desk/operations-centre/promise.ts';
export * from './desk/technicians/technician.ts';
export * from './interventions/videocall.ts';
export * from './interventions/card.ts';
export * from './interventions/visit-moment.ts';
export { askedQuestions, feedbackFaults } from './interventions/feedback.ts';
export { nextFirst } from './interventions/next-first.ts';
export {
  INTERVENTION_SOURCES,
  INTERVENTION_SOURCE_LABELS,
  CONTACT_MODES,
  INTERVENTION_ACTIONS,
  APPOINTMENT_ACTIONS,
  INFORMATION_KINDS,
  BOOKING_FLOWS,
  INTERVENTION_ORIGINS,
} from './interventions/codes.ts';
export type {
  InterventionSource,
  ContactMode,
  InterventionAction,
  AppointmentAction,
  InformationKind,
  BookingFlow,
  InterventionOrigin,
} from './interventions/codes.ts';
export { UNAVAILABLE_COMPANY_CODES, companyName, reviewsLabel, companiesByScore } from './booking/company.ts';
export { coversVisits } from './booking/coverage.ts';
export type { Company, UnavailableCompanyCode } from './booking/company.ts';
export type { InterventionAddress, Intervention } from './interventions/intervention.ts';
export {
  INTERVENTION_PAGE_LIMIT,
  INTERVENTION_PAGE_OFFSET,
  INTERVENTION_WINDOW_YEARS,
  TECHNICIAN_DAYS,
  COMPANY_SCORE_DECIMALS,
  DEFAULT_PRODUCT_NAME,
  DEFAULT_COORDINATE,
  REQUEST_ORIGIN,
} from './interventions/limits.ts';
export { APPOINTMENT_MODES, LINK_CHANNELS, SUPPORT_TYPES, appointmentMode, supportType } from './booking/mode.ts';
export type { AppointmentMode, SupportType } from './booking/mode.ts';
export {
  QUOTE_STATES,
  BACKEND_QUOTE_STATES,
  QUOTE_DISPLAY_STATES,
  QUOTE_PAYMENT_METHODS,
  QUOTE_PAYMENT_METHOD_LABELS,
  QUOTE_DECISIONS,
  QUOTE_ACCEPT_PAYMENT_METHOD,
  QUOTE_PATCH_SOURCE,
  quoteState,
} from './interventions/quote.ts';
export type { QuoteState, QuoteDisplayState, QuotePaymentMethod, QuoteDecision } from './interventions/quote.ts';
export { INTERVENTION_ROUTES } from './interventions/routes.ts';
export type { InterventionRoute } from './interventions/routes.ts';
export { COMING_SLOT_STATES, KNOWN_SLOT_STATES, SLOT_STATES, adjustedSlotState } from './booking/slot.ts';
export type { SlotState, TimeSlot } from './booking/slot.ts';
export {
  INTERVENTION_STATUSES,
  CANCELLED_INTERVENTION_STATUSES,
  isCancelledIntervention,
} from './interventions/status/status.ts';
export type { InterventionStatus } from './interventions/status/status.ts';
export * from './booking/usage.ts';
export type { CancellationReason } from './booking/cancellation-reason.ts';
export type { AvailableCompanies } from './booking/company.ts';
export type { InterventionDocument } from './interventions/document.ts';
export { isFreeHourUsable } from './booking/free-hour.ts';
export type { FreeHour } from './booking/free-hour.ts';
export type { MacroType, Installation } from './booking/installation.ts';
export type { InterventionInvoice } from './interventions/invoice.ts';
export type { Position } from './desk/technicians/position.ts';
export type { Quote, QuoteLine } from './interventions/quote.ts';
export { interventionOn } from './interventions/record.ts';
export type { InterventionRecord } from './interventions/record.ts';
export { requestStanding } from './booking/request.ts';
export type { RequestStanding } from './booking/request.ts';

// notification
export {
  NOTIFICATION_TARGETS,
  NOTIFICATION_TARGET_LABELS,
  NOTIFICATION_READ_STATES,
  NOTIFICATION_READ_STATE_LABELS,
  notificationActionLabel,
} from './notifications/notification.ts';
export type { NotificationTarget, NotificationReadState } from './notifications/notification.ts';
export type { Notification, NotificationPage } from './notifications/notification.ts';
export { needsReminder, reminderDays } from './notifications/visit-reminder.ts';
export type { RemindedAppointment } from './notifications/visit-reminder.ts';

// push
export { isAppToken, normalizeAppToken } from './push/app-tokens.ts';
export { PUSH_APPS, PUSH_DEVICES, PUSH_KINDS, pushLifetime } from './push/kinds.ts';
export type { PushApp, PushDevice, PushKind, PushPreference, PushState } from './push/kinds.ts';
export { afterQuietHours } from './push/quiet-hours.ts';
export { isHostPattern, PUSH_SERVICE_HOSTS, pushServiceOf } from './push/service-hosts.ts';
export { OTHER_PUSH_WORDS, pushedPath, pushTag, pushWordKeys, pushWordsByKey, PUSH_WORDS } from './push/words.ts';

// operator
export * from './desk/operators/index.ts';

// payment
export * from './payment-methods/index.ts';

// place
export { canonicalPlace, foldPlace } from './addresses/fold.ts';
export {
  mostMistakes,
  placeQuery,
  placeSearchText,
  streetQuery,
  streetSearchText,
  typingMistakes,
} from './addresses/search.ts';
export type { PlaceQuery } from './addresses/search.ts';
export type { StreetSuggestion, TownSuggestion } from './addresses/suggestion.ts';

// provider
export * from './brand/index.ts';

// session
export {
  COOKIE_REFRESH_INTERVAL_MS,
  TOKEN_REFRESH_RETRIES,
  INACTIVITY_MS,
  INACTIVITY_WARNING_MS,
  DRAFT_LIFETIME_MS,
  PASSWORD_RECOVERY_RETRIES,
} from './sign-in/limits.ts';
export { SESSION_ACCESSES, startSession, renewSession, isExpired, sessionAccess } from './sign-in/session.ts';
export type { Tokens, Session, SessionAccess } from './sign-in/session.ts';
export { PROTECTED_STORAGE_PREFIX, isProtectedStorageKey } from './sign-in/storage.ts';
export type { CriticalActWindow } from './sign-in/critical-act.ts';
export type { DeviceSession } from './sign-in/device-session.ts';

// shared
export { CACHE_LIFETIME_MS } from './shared/cache.ts';
export { centsFromEuros, eurosFromCents, sumCents } from './shared/cents.ts';
export type { Cents } from './shared/cents.ts';
export * from './shared/day-words.ts';
export * from './shared/day.ts';
export * from './shared/figure-words.ts';
export * from './shared/phone-words.ts';
export * from './shared/time-of-day.ts';
export { isOneOf, oneOfOr } from './shared/one-of.ts';
export { RETENTION_TERMS, type Retention, type RetentionKind } from './shared/retention.ts';
export { RULE_ERROR_MESSAGES, RuleError } from './shared/rule-error.ts';
export type { RuleErrorCode } from './shared/rule-error.ts';
export {
  areLines,
  booleanFromText,
  fileNameOf,
  foldText,
  isBlank,
  isCode,
  isLine,
  isPositiveInteger,
  isUsername,
  presentText,
  stripLeadingZeros,
  tidyLine,
  tidyLines,
} from './shared/text.ts';
export * from './shared/working-days.ts';

// cases, and leaving a contract
export * from './cases/index.ts';
export * from './leaving/index.ts';
export * from './withdrawal/index.ts';

// notices
export * from './notices/index.ts';

// support
export { answerDeadline, openingState } from './support/opening-hours.ts';
export type { HoursOfDay, OpeningHours, OpeningState } from './support/opening-hours.ts';
export type { ContactReceipt, ContactRequest, ReceivedRequest, RequestHandler } from './support/contact-request.ts';

// user
export { buildUser } from './profile/build-user.ts';
export type { UserSources } from './profile/build-user.ts';
export type { Profile } from './profile/profile.ts';
export { ACCOUNT_STATUSES, accountStatus } from './desk/operators/account-status.ts';
export type { AccountStatus, CustomerSearchResult } from './desk/operators/account-status.ts';
export { CONTACT_CHANNELS } from './profile/contact-channel.ts';
export type { ContactChannel } from './profile/contact-channel.ts';
export { contactLock } from './profile/contact-lock.ts';
export { deriveUserType, userContractKinds, commoditiesMarkets } from './profile/derive-user-type.ts';
export type { UserContract } from './profile/derive-user-type.ts';
export { moduleStates, withDisabledModules } from './profile/module-states.ts';
export { meetsNeeds, MODULE_NAMES, MODULE_STATES } from './profile/modules.ts';
export type { ModuleName, ModuleNeed, ModuleNeeds, ModuleState, ModuleStates } from './profile/modules.ts';
export {
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MAX_REPEATS,
  PASSWORD_HISTORY,
  PASSWORD_SPECIAL_CHARACTERS,
  PASSWORD_PROBLEMS,
  passwordProblems,
} from './credentials/password.ts';
export type { PasswordProblem, PasswordOwner } from './credentials/password.ts';
export { ROUTES, homeRoute } from './profile/routes.ts';
export type { HomeRoute } from './profile/routes.ts';
export {
  SEGMENTS,
  SEGMENT_LABELS,
  MAINTENANCE_GROUP,
  CUSTOMER_SEGMENTS,
  isStaff,
  segmentFromLabel,
} from './profile/segment.ts';
export type { Segment, CustomerSegment } from './profile/segment.ts';
export { USER_TYPES, DUAL_OFFER_TYPE } from './profile/user-type.ts';
export type { UserType } from './profile/user-type.ts';
export { USER_CONTRACT_KINDS, CONTACT_FIELDS, fullName } from './profile/user.ts';
export type { UserContractKind, ContactField, User } from './profile/user.ts';
export type { ClosedAccount } from './profile/closed-account.ts';
export * from './invitations.ts';
export * from './loyalty/loyalty.ts';
export * from './profile/opposition.ts';
export { CONSENT_CODES } from './profile/consent.ts';
export type { ConsentCode, PrivacyLevel, ConsentChoice } from './profile/consent.ts';
export type { RecoveryStart, ResetLeave } from './credentials/recovery.ts';
export type { RegistrationStart } from './credentials/registration.ts';
export type { SentCode } from './credentials/sent-code.ts';

// consumption
export * from './consumption/index.ts';

// prices
export * from './prices/index.ts';

// home
export * from './home/index.ts';

// reading
export * from './readings/index.ts';

// supply requests
export * from './supply-requests/index.ts';
