export * from './calls.ts';
export { homeDataIds } from './casa/apple.ts';
export { catalogue, type CallId, type Catalogue } from './catalogue.ts';
export { GROUPS_HEADER } from './clienti/profile.ts';
export { toDeliveryFlags } from './contratti/delivery.ts';
export { toPaymentChange } from './contratti/payment-methods/paymentChange.ts';
export { TRANSACTION_KIND_CODES } from './sportello/paying/billPayments.ts';
export { ifMatch } from './contratti/version.ts';
export { toDocumentSearch } from './documenti/documentSearch.ts';
export { toQuoteAnswer } from './interventotecnico/answerPreventive.ts';
export { TABLE_TYPES } from './sportello/bills/billExport.ts';
export { toBill } from './verifiche/bill.ts';
export { BILL_FILTERS } from './verifiche/recuperoListaBollette.ts';
export { toSupportType } from './interventotecnico/supportType.ts';
export { MAX_UPLOAD_BYTES } from './interventotecnico/attachment.ts';
export { APP_BUILD, APP_BUILD_HEADER, OLDEST_APP_BUILD } from './mechanism/app-build.ts';
export {
  accesses,
  identities,
  outcomeOf,
  ownedIds,
  type Access,
  type Identity,
  type Outcome,
  type OwnedId,
} from './mechanism/access.ts';
export { inTheirName, type InTheirName } from './mechanism/in-their-name.ts';
export { backends, type Backend } from './mechanism/backends.ts';
export {
  isEvents,
  isFile,
  isJson,
  isReadOnly,
  pathOf,
  type AnswerOf,
  type Call,
  type EventsCall,
  type Fields,
  type FileCall,
  type JsonCall,
  type ModelOf,
  type ParsedRequestOf,
  type ProviderSettings,
  type RequestOf,
} from './mechanism/call.ts';
export { parseStrictly, RepeatedKey } from './mechanism/parsing/strict-json.ts';
export { withoutBlanks } from './mechanism/parsing/blanks.ts';
export { CallError } from './mechanism/call-error.ts';
export {
  createClient,
  createOpener,
  createPartsClient,
  dropEmpty,
  type Answered,
  type SendOptions,
  type Transport,
} from './mechanism/client.ts';
export {
  oauthErrorAnswer,
  okHeader,
  refusal,
  type ApiError,
  type InvalidField,
  type WireOfferedSlot,
} from './mechanism/envelope.ts';
export { errorCatalogue, isErrorCode, type ErrorCode } from './mechanism/errors.ts';
export { invalidationTopics, type InvalidationTopic } from './mechanism/invalidation-topics.ts';
export type { SetAside } from './mechanism/parsing/lenient.ts';
export { ownedIdsOf } from './mechanism/declared-places.ts';
export { fieldsOf, invalidFields } from './mechanism/parsing/invalid-fields.ts';
export { namedShapes } from './namedShapes.ts';
export { encodePassword } from './ping/encodePassword.ts';
export { readContent, type ContentPage } from './public-api/content/read.ts';
export * as contentUses from './public-api/content/all-uses.ts';
export type { ContentUse } from './public-api/content/use.ts';
export { contentPath, contentUseOf, pagesOf, type ItemOf } from './public-api/content/uses.ts';
export { publicConfig, type PublicConfig } from './publicConfig.ts';
export { operatorEmail } from './sportello/desk/operators/operators.ts';
export { toPaymentsChange } from './sportello/payment-methods/changePayments.ts';
export { type PersonalData } from './sportello/profile/exportPersonalData.ts';
export { fromCompactDay, toCompactDay } from './verifiche/compactDay.ts';
export { toBillDetail } from './verifiche/recuperoDettaglioBolletta.ts';
export { toBillLine } from './verifiche/billLine.ts';
