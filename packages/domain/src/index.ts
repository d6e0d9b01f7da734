// The public face of the domain: every constant, type and rule, by the field it belongs to.

// bill
export { billTotal } from './bill/bill.ts';
export type { BillSummary } from './bill/bill.ts';
export { BILLED_MONTHS, billingPeriod } from './bill/billing-period.ts';
export type { BillingPeriod } from './bill/billing-period.ts';
export { INVOICE_TYPES, INVOICE_TYPE_LABELS, DOCUMENT_VIEW_MODES } from './bill/invoice-type.ts';
export type { InvoiceType, DocumentViewMode } from './bill/invoice-type.ts';
export { instalmentBill, type DividedBill } from './payment/instalment.ts';
export { PLAN_REFUSALS, planOffer, type PlanOffer } from './payment/instalment-plan.ts';
export { reconcile, type PaidKind, type PaymentDifference, type Reconciliation } from './payment/reconciliation.ts';
export { BILL_ANNOUNCEMENTS, DUE_SOON_DAYS, announcementDays, announcementIsDue } from './bill/announcement.ts';
export type { BillAnnouncement } from './bill/announcement.ts';
export { PAYABILITY_CLASSES, isPaidByHand, isPayable, isRecurring, payability } from './bill/payability.ts';
export type { PayabilityClass } from './bill/payability.ts';
export { arrearsOf } from './bill/arrears.ts';
export { byDueDay, owed, owedBills, type OwedBills } from './bill/owed.ts';
export { creditOutcome, isCredit } from './bill/credit.ts';
export { BILL_STATUSES, BILL_STATUS_LABELS, BILL_STATUS_CODES, billStatus } from './bill/status.ts';
export type { BillStatus, BillStatusCode } from './bill/status.ts';
export { DEBIT_OUTCOMES } from './bill/bill.ts';
export type { DebitOutcome, Bill, Instalment, BillPage } from './bill/bill.ts';
export { slipCheckDigits, noticeNumber, isNoticeNumber, groupedNoticeNumber } from './bill/slip/notice-number.ts';
export { slipCodeLine, SLIP_DOCUMENT_TYPE, MOST_ON_A_SLIP } from './bill/slip/code-line.ts';
export type { CodeLineFields } from './bill/slip/code-line.ts';
export { pagoPaCode, PAGOPA_SYMBOL } from './bill/slip/pagopa-code.ts';
export { explainChange } from './bill/change.ts';
export type { BillChange } from './bill/change.ts';
export type { BillDetail, BillOffer, BillPaymentCodes, BillReading, BillReversal } from './bill/detail.ts';
export {
  BILL_LINE_KINDS,
  BILL_LINE_PARTS,
  chargedQuantity,
  lineAmount,
  sumOfLines,
  vatGroups,
  vatOn,
} from './bill/line.ts';
export type { BillLine, BillLineKind, BillLinePart, VatGroup } from './bill/line.ts';
export { DOCUMENT_KINDS } from './bill/document-kind.ts';
export type { DocumentKind } from './bill/document-kind.ts';
export { energyReceipt } from './bill/receipt.ts';
export type { EnergyReceipt, ReceiptShare, ShareSplit } from './bill/receipt.ts';

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
export { shortAddress, fullAddress } from './contract/address.ts';
export type { Address } from './contract/address.ts';
export { DELIVERY_FREQUENCIES, DELIVERY_FREQUENCY_LABELS, billingTypeFromText } from './contract/billing-type.ts';
export type { DeliveryFrequency, BillingType } from './contract/billing-type.ts';
export { COMMODITY_TYPES, COMMODITY_MARKETS, NON_FREE_MARKETS, isNonFreeMarket } from './contract/commodity.ts';
export type { CommodityType, CommodityMarket, Commodity } from './contract/commodity.ts';
export { CONTRACT_TYPES } from './contract/contract.ts';
export type { ContractType, CommodityContract, VasContract, Contract } from './contract/contract.ts';
export type { PaymentData, ContractDetails, DealerContact } from './contract/details.ts';
export { ENERGY_TYPES, CONTRACT_KINDS, READING_HISTORY_COUNT } from './contract/energy.ts';
export type { EnergyType, ContractKind } from './contract/energy.ts';
export type { FibreData } from './contract/fibre.ts';
export { contractLabel } from './contract/label.ts';
export { LAND_REGISTRY_FORMS } from './contract/land-registry.ts';
export type { LandRegistry } from './contract/land-registry.ts';
export { isListedRequest, joinOnboarding } from './contract/onboarding-request.ts';
export type { OnboardingSource, OnboardingRequest } from './contract/onboarding-request.ts';
export {
  ONBOARDING_CODES,
  SWITCH_ONBOARDING_CODE,
  onboardingStatus,
  isListedOnboarding,
  isOnboardingCode,
  quotationCounts,
  meterRequestCounts,
} from './contract/onboarding.ts';
export type { OnboardingCode, Onboarding, OnboardingStatus } from './contract/onboarding.ts';
export { searchContracts } from './contract/search.ts';
export { CONTRACT_SEGMENT_TYPES, contractSegmentType, contractSegmentTypesOf } from './contract/segment-type.ts';
export type { ContractSegmentType } from './contract/segment-type.ts';
export { HOLDER_RELATIONSHIPS, HOLDER_RELATIONSHIP_LABELS, ACCOUNT_TYPES } from './contract/self-consumption.ts';
export type { HolderRelationship, AccountType, SelfConsumption } from './contract/self-consumption.ts';
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
} from './contract/status.ts';
export type { ContractStatus } from './contract/status.ts';
export { vasStatus } from './contract/vas-status.ts';
export type { VasFacts } from './contract/vas-status.ts';
export { ITEM_CATEGORIES, SERVICE_SUBTYPES, FIBRE_PRODUCT_TYPE } from './contract/vas.ts';
export type { ItemCategory, ServiceSubtype, Vas } from './contract/vas.ts';
export { BILL_DELIVERY_CODES, NOTIFICATION_ON, billDeliveryCode } from './contract/delivery.ts';
export type { BillDeliveryCode, ContractDelivery, DeliveryPreference } from './contract/delivery.ts';
export type { ContractData } from './contract/details.ts';
export { linkedCommodity } from './contract/risolve-link.ts';
export type { RisolveLink } from './contract/risolve-link.ts';

// document
export { DOCUMENT_TYPE_LABELS, documentType, MOST_DOCUMENTS_IN_ARCHIVE } from './document/contract-document.ts';
export type { DocumentType, ContractDocument } from './document/contract-document.ts';

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
export { interventionStatus } from './intervention/adjusted-status.ts';
export {
  CHANGE_LEAD_HOURS,
  appointmentAction,
  changeableUntil,
  isAppointmentEditable,
} from './intervention/appointment.ts';
export type { AppointmentFacts } from './intervention/appointment.ts';
export {
  BOOKABLE_WORK_DAYS,
  BOOKING_LEAD_MINUTES,
  areTooNear,
  bookableDays,
  dayFault,
  isBookable,
  technicianDays,
} from './intervention/booking-days.ts';
export type { DayFault, DayWindow } from './intervention/booking-days.ts';
export { MOST_BOOKING_FILES } from './intervention/draft.ts';
export type { BookingDraft, BookingFields, SlotHold } from './intervention/draft.ts';
export { nearestFirst } from './intervention/nearest.ts';
export { readSlotId, slotId } from './intervention/slot-id.ts';
export type { OfferedSlot } from './intervention/slot-id.ts';
export type { InterventionFacts } from './intervention/adjusted-status.ts';
export {
  ATTACHMENT_TYPES,
  ATTACHMENT_TYPE_LABELS,
  FILE_EXTENSIONS,
  fileExtension,
  isPicture,
  MOST_FILE_BYTES,
} from './intervention/attachment.ts';
export type { AttachmentType, FileExtension, Attachment } from './intervention/attachment.ts';
export { BACKEND_INTERVENTION_STATES, mappedInterventionStatus } from './intervention/backend-state.ts';
export type { BackendInterventionState } from './intervention/backend-state.ts';
export * from './intervention/transitions.ts';
export * from './intervention/event.ts';
export * from './intervention/desk.ts';
export * from './intervention/promise.ts';
export * from './intervention/technician.ts';
export * from './intervention/videocall.ts';
export * from './intervention/card.ts';
export * from './intervention/past-appointment.ts';
export { askedQuestions, feedbackFaults } from './intervention/feedback.ts';
export { nextFirst } from './intervention/next-first.ts';
export * from './home/visit-matters.ts';
export {
  INTERVENTION_SOURCES,
  INTERVENTION_SOURCE_LABELS,
  CONTACT_MODES,
  INTERVENTION_ACTIONS,
  APPOINTMENT_ACTIONS,
  INFORMATION_KINDS,
  BOOKING_FLOWS,
  INTERVENTION_ORIGINS,
} from './intervention/codes.ts';
export type {
  InterventionSource,
  ContactMode,
  InterventionAction,
  AppointmentAction,
  InformationKind,
  BookingFlow,
  InterventionOrigin,
} from './intervention/codes.ts';
export { UNAVAILABLE_COMPANY_CODES, companyName, reviewsLabel, companiesByScore } from './intervention/company.ts';
export type { Company, UnavailableCompanyCode } from './intervention/company.ts';
export type { InterventionAddress, Intervention } from './intervention/intervention.ts';
export {
  INTERVENTION_PAGE_LIMIT,
  INTERVENTION_PAGE_OFFSET,
  INTERVENTION_WINDOW_YEARS,
  TECHNICIAN_DAYS,
  COMPANY_SCORE_DECIMALS,
  DEFAULT_PRODUCT_NAME,
  DEFAULT_COORDINATE,
  REQUEST_ORIGIN,
} from './intervention/limits.ts';
export { APPOINTMENT_MODES, SUPPORT_TYPES, appointmentMode, supportType } from './intervention/mode.ts';
export type { AppointmentMode, SupportType } from './intervention/mode.ts';
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
} from './intervention/quote.ts';
export type { QuoteState, QuoteDisplayState, QuotePaymentMethod, QuoteDecision } from './intervention/quote.ts';
export { INTERVENTION_ROUTES } from './intervention/routes.ts';
export type { InterventionRoute } from './intervention/routes.ts';
export { SLOT_STATES, adjustedSlotState } from './intervention/slot.ts';
export type { SlotState, TimeSlot } from './intervention/slot.ts';
export {
  INTERVENTION_STATUSES,
  CANCELLED_INTERVENTION_STATUSES,
  isCancelledIntervention,
} from './intervention/status.ts';
export type { InterventionStatus } from './intervention/status.ts';
export * from './intervention/usage.ts';
export type { CancellationReason } from './intervention/cancellation-reason.ts';
export type { AvailableCompanies } from './intervention/company.ts';
export type { InterventionDocument } from './intervention/document.ts';
export { isFreeHourUsable } from './intervention/free-hour.ts';
export type { FreeHour } from './intervention/free-hour.ts';
export type { MacroType, Installation } from './intervention/installation.ts';
export type { InterventionInvoice } from './intervention/invoice.ts';
export type { Position } from './intervention/position.ts';
export type { Quote, QuoteLine } from './intervention/quote.ts';
export { interventionOn } from './intervention/record.ts';
export type { InterventionRecord } from './intervention/record.ts';
export { requestStanding } from './intervention/request.ts';
export type { RequestStanding } from './intervention/request.ts';

// notification
export {
  NOTIFICATION_TARGETS,
  NOTIFICATION_TARGET_LABELS,
  NOTIFICATION_READ_STATES,
  NOTIFICATION_READ_STATE_LABELS,
  notificationActionLabel,
} from './notification/notification.ts';
export type { NotificationTarget, NotificationReadState } from './notification/notification.ts';
export type { Notification, NotificationPage } from './notification/notification.ts';

// operator
export * from './operator/index.ts';

// payment
export * from './payment/index.ts';

// place
export { canonicalPlace, foldPlace } from './place/fold.ts';
export {
  mostMistakes,
  placeQuery,
  placeSearchText,
  streetQuery,
  streetSearchText,
  typingMistakes,
} from './place/search.ts';
export type { PlaceQuery } from './place/search.ts';
export type { StreetSuggestion, TownSuggestion } from './place/suggestion.ts';

// provider
export * from './provider/index.ts';

// session
export {
  COOKIE_REFRESH_INTERVAL_MS,
  TOKEN_REFRESH_RETRIES,
  INACTIVITY_MS,
  INACTIVITY_WARNING_MS,
  DRAFT_LIFETIME_MS,
  PASSWORD_RECOVERY_RETRIES,
} from './session/limits.ts';
export { SESSION_ACCESSES, startSession, renewSession, isExpired, sessionAccess } from './session/session.ts';
export type { Tokens, Session, SessionAccess } from './session/session.ts';
export { PROTECTED_STORAGE_PREFIX, isProtectedStorageKey } from './session/storage.ts';
export type { CriticalActWindow } from './session/critical-act.ts';
export type { DeviceSession } from './session/device-session.ts';

// shared
export { CACHE_LIFETIME_MS } from './shared/cache.ts';
export { centsFromEuros, eurosFromCents, sumCents } from './shared/cents.ts';
export type { Cents } from './shared/cents.ts';
export * from './shared/day-words.ts';
export * from './shared/day.ts';
export * from './shared/figure-words.ts';
export * from './shared/time-of-day.ts';
export { isOneOf, oneOfOr } from './shared/one-of.ts';
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

// support
export { answerDeadline, openingState } from './support/opening-hours.ts';
export type { HoursOfDay, OpeningHours, OpeningState } from './support/opening-hours.ts';
export type { ContactReceipt, ContactRequest, ReceivedRequest, RequestHandler } from './support/contact-request.ts';

// user
export { buildUser } from './user/build-user.ts';
export type { UserSources } from './user/build-user.ts';
export type { Profile } from './user/profile.ts';
export { ACCOUNT_STATUSES, accountStatus } from './user/account-status.ts';
export type { AccountStatus, CustomerSearchResult } from './user/account-status.ts';
export { CONTACT_CHANNELS } from './user/contact-channel.ts';
export type { ContactChannel } from './user/contact-channel.ts';
export { contactLock } from './user/contact-lock.ts';
export { deriveUserType, userContractKinds, commoditiesMarkets } from './user/derive-user-type.ts';
export type { UserContract } from './user/derive-user-type.ts';
export { moduleStates, withDisabledModules } from './user/module-states.ts';
export { meetsNeeds, MODULE_NAMES, MODULE_STATES } from './user/modules.ts';
export type { ModuleName, ModuleNeed, ModuleNeeds, ModuleState, ModuleStates } from './user/modules.ts';
export {
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MAX_REPEATS,
  PASSWORD_HISTORY,
  PASSWORD_SPECIAL_CHARACTERS,
  PASSWORD_PROBLEMS,
  passwordProblems,
} from './user/password.ts';
export type { PasswordProblem, PasswordOwner } from './user/password.ts';
export { ROUTES, homeRoute } from './user/routes.ts';
export type { HomeRoute } from './user/routes.ts';
export {
  SEGMENTS,
  SEGMENT_LABELS,
  MAINTENANCE_GROUP,
  CUSTOMER_SEGMENTS,
  isStaff,
  segmentFromLabel,
} from './user/segment.ts';
export type { Segment, CustomerSegment } from './user/segment.ts';
export { USER_TYPES, DUAL_OFFER_TYPE } from './user/user-type.ts';
export type { UserType } from './user/user-type.ts';
export { USER_CONTRACT_KINDS, CONTACT_FIELDS, fullName } from './user/user.ts';
export type { UserContractKind, ContactField, User } from './user/user.ts';
export type { ClosedAccount } from './user/closed-account.ts';
export * from './invitation/invitation.ts';
export * from './loyalty/loyalty.ts';
export * from './user/opposition.ts';
export { CONSENT_CODES } from './user/consent.ts';
export type { ConsentCode, PrivacyLevel, ConsentChoice } from './user/consent.ts';
export type { RecoveryStart, ResetLeave } from './user/recovery.ts';
export type { RegistrationStart } from './user/registration.ts';
export type { SentCode } from './user/sent-code.ts';

// consumption
export * from './consumption/index.ts';

// home
export type { HomeHandover } from './home/handover.ts';
export { mostUrgent, isToDo } from './home/matter.ts';
export type { Matter, MatterKind } from './home/matter.ts';
export { contractMatters, isStopped } from './home/contract-matters.ts';
export type { ContractMatter } from './home/contract-matters.ts';
export { billMatters } from './home/bill-matters.ts';
export type { BillMatter, UnpaidBills } from './home/bill-matters.ts';
export { readingMatters } from './home/reading-matters.ts';
export type { ReadingMatter, SupplyReading } from './home/reading-matters.ts';

// reading
export * from './reading/index.ts';
