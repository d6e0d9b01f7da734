export { apple, type HomeHandover } from './casa/apple.ts';
export { catalogue, type CallId, type Catalogue } from './catalogue.ts';
export { CONSENT_CODES, type ConsentCode } from './clienti/consents.ts';
export { deleteUser, type ClosedAccount } from './clienti/deleteUser.ts';
export { identificazioneClienti } from './clienti/identificazioneClienti.ts';
export { modificaDatiProfilo } from './clienti/modificaDatiProfilo.ts';
export { modificaLivelloPrivacy } from './clienti/modificaLivelloPrivacy.ts';
export { GROUPS_HEADER, type Profile } from './clienti/profile.ts';
export { recuperaDatiProfilo } from './clienti/recuperaDatiProfilo.ts';
export { recuperoCredenziali, type RecoveryStart } from './clienti/recuperoCredenziali.ts';
export { registerCustomer } from './clienti/registerCustomer.ts';
export { sendOTP } from './clienti/sendOTP.ts';
export { sendVerificationCode } from './clienti/sendVerificationCode.ts';
export type { SentCode } from './clienti/sentCode.ts';
export { verifyCustomer, type RegistrationStart } from './clienti/verifyCustomer.ts';
export { modificaAliasAbitazione } from './contratti/modificaAliasAbitazione.ts';
export { modificaDatiPagamento } from './contratti/modificaDatiPagamento.ts';
export { modificaDatiPagamentoVas } from './contratti/modificaDatiPagamentoVas.ts';
export { modificaNicknameContratto } from './contratti/modificaNicknameContratto.ts';
export { modificaRicezioneNotifiche } from './contratti/modificaRicezioneNotifiche.ts';
export { modificaRicezioneNotificheVas } from './contratti/modificaRicezioneNotificheVas.ts';
export { toNotificationFlags, type NotificationReception } from './contratti/notifications.ts';
export { toPaymentChange, type PaymentChanged, type RequestedPayment } from './contratti/paymentChange.ts';
export type { ContractPayment } from './contratti/paymentData.ts';
export { recuperoContrattiVasCliente } from './contratti/recuperoContrattiVasCliente.ts';
export { recuperoDatiContratto, type ContractData } from './contratti/recuperoDatiContratto.ts';
export { recuperoDatiPagamento } from './contratti/recuperoDatiPagamento.ts';
export { recuperoDatiPagamentoVas } from './contratti/recuperoDatiPagamentoVas.ts';
export {
  recuperoDettagliPagamentoContrattiVas,
  type VasPayment,
} from './contratti/recuperoDettagliPagamentoContrattiVas.ts';
export { recuperoLista } from './contratti/recuperoLista.ts';
export { recuperoListaByContractAccount } from './contratti/recuperoListaByContractAccount.ts';
export { recuperoListaMSR } from './contratti/recuperoListaMSR.ts';
export { recuperoListaQuotation } from './contratti/recuperoListaQuotation.ts';
export { recuperoListaVasByContractAccount } from './contratti/recuperoListaVasByContractAccount.ts';
export { recuperoRicezioneNotifiche } from './contratti/recuperoRicezioneNotifiche.ts';
export { recuperoRicezioneNotificheVas } from './contratti/recuperoRicezioneNotificheVas.ts';
export { risolveCommodity, linkedCommodity, type RisolveLink } from './contratti/risolveCommodity.ts';
export { ifMatch } from './contratti/version.ts';
export { toDocumentSearch } from './documenti/documentSearch.ts';
export { ricercaDocumentiContrattuali } from './documenti/ricercaDocumentiContrattuali.ts';
export { answerPreventive, toQuoteAnswer } from './interventotecnico/answerPreventive.ts';
export { MAX_UPLOAD_BYTES } from './interventotecnico/attachment.ts';
export { canBookInSelf } from './interventotecnico/canBookInSelf.ts';
export { cancelIntervention } from './interventotecnico/cancelIntervention.ts';
export { cancellationReasons, type CancellationReason } from './interventotecnico/cancellationReasons.ts';
export { companies, type AvailableCompanies } from './interventotecnico/companies.ts';
export { createIntervention } from './interventotecnico/createIntervention.ts';
export { geolocate, type Position } from './interventotecnico/geolocate.ts';
export { interventionOn, type InterventionRecord } from './interventotecnico/intervention.ts';
export { interventionDates } from './interventotecnico/interventionDates.ts';
export { interventionDocument, type InterventionDocument } from './interventotecnico/interventionDocument.ts';
export { interventionInvoices, type InterventionInvoice } from './interventotecnico/interventionInvoices.ts';
export { interventions } from './interventotecnico/interventions.ts';
export { interventionSlots } from './interventotecnico/interventionSlots.ts';
export { interventionTypes, type Installation, type MacroType } from './interventotecnico/interventionTypes.ts';
export { modifyIntervention } from './interventotecnico/modifyIntervention.ts';
export { preventives, type Quote, type QuoteLine } from './interventotecnico/preventives.ts';
export { retrieveFreeHour } from './interventotecnico/retrieveFreeHour.ts';
export { sendFeedback } from './interventotecnico/sendFeedback.ts';
export {
  accesses,
  accessTable,
  identities,
  operatorRoles,
  ownedIds,
  type Access,
  type Identity,
  type OperatorRole,
  type Outcome,
  type OwnedId,
} from './mechanism/access.ts';
export { backends, type Backend } from './mechanism/backends.ts';
export {
  isReadOnly,
  pathOf,
  type AnswerOf,
  type Call,
  type Fields,
  type ModelOf,
  type ParsedRequestOf,
  type ProviderSettings,
  type RequestOf,
} from './mechanism/call.ts';
export { CallError } from './mechanism/call-error.ts';
export {
  createClient,
  dropEmpty,
  refusedBy,
  type Answered,
  type SendOptions,
  type Transport,
} from './mechanism/client.ts';
export { oauthRefusal, okHeader, refusal, type Refusal, type RefusedField } from './mechanism/envelope.ts';
export { errorCatalogue, isErrorCode, type ErrorCode } from './mechanism/errors.ts';
export type { SetAside } from './mechanism/lenient.ts';
export { fieldsOf, refusedFields } from './mechanism/refused-fields.ts';
export { cambioPassword } from './ping/cambioPassword.ts';
export { login } from './ping/login.ts';
export { encodePassword } from './ping/passwords.ts';
export { resetPassword } from './ping/resetPassword.ts';
export { resetPasswordAuthorize, type ResetLeave } from './ping/resetPasswordAuthorize.ts';
export { searchUser } from './ping/searchUser.ts';
export { token } from './ping/token.ts';
export type { SessionTokens } from './ping/tokens.ts';
export { verifyUser, type CriticalActWindow } from './ping/verifyUser.ts';
export { recuperoOragratis, type FreeHour } from './pratiche/recuperoOragratis.ts';
export { cmsContent, type ContentItem } from './public-api/cmsContent.ts';
export { readContent, type ContentPage } from './public-api/content/read.ts';
export type { ContentPicture } from './public-api/content/parts.ts';
export {
  contentPath,
  contentUseOf,
  contentUses,
  pagesOf,
  type ContentUse,
  type ItemOf,
} from './public-api/content/uses.ts';
export { footer } from './public-api/footer.ts';
export { invioFormContatti, type ContactReceipt } from './public-api/invioFormContatti.ts';
export { publicConfig, type PublicConfig } from './publicConfig.ts';
export { search } from './search/search.ts';
export { answerContactRequest, contactFile, contactInbox, type ReceivedRequest } from './sportello/contactInbox.ts';
export type { ContactRequest } from './sportello/contactRequest.ts';
export { contactRequests } from './sportello/contactRequests.ts';
export { beginCard, givenCard, type CardPage, type GivenCard } from './sportello/cards.ts';
export { changePayments, toPaymentsChange, type PaymentsChanged } from './sportello/changePayments.ts';
export { endOtherSessions } from './sportello/endOtherSessions.ts';
export { endSession } from './sportello/endSession.ts';
export { exportPersonalData, type PersonalData } from './sportello/exportPersonalData.ts';
export { notifications, type Notification, type NotificationPage } from './sportello/notifications.ts';
export { paymentMandate, type MandateText } from './sportello/paymentMandate.ts';
export { readAllNotifications, readNotification } from './sportello/readNotifications.ts';
export { saveLandRegistry } from './sportello/saveLandRegistry.ts';
export { sessions, type DeviceSession } from './sportello/sessions.ts';
export { signOut } from './sportello/signOut.ts';
export { GetStreetDirect } from './suggets/GetStreetDirect.ts';
export { GetTownDirect } from './suggets/GetTownDirect.ts';
export { autolettura } from './verifiche/autolettura.ts';
export type { Bill, DebitOutcome, Instalment } from './verifiche/bill.ts';
export { checkLivelliPrivacy, type ConsentChoice, type PrivacyLevel } from './verifiche/checkLivelliPrivacy.ts';
export { toCompactDay } from './verifiche/compactDay.ts';
export { METER_BANDS, type BandValue, type EnergyUnit, type MeterBand } from './verifiche/meter.ts';
export type { MeterReading, ReadingCheck, ReadingKind } from './verifiche/reading.ts';
export {
  recuperoDettaglioBolletta,
  type BillDetail,
  type BillLineKind,
} from './verifiche/recuperoDettaglioBolletta.ts';
export { recuperoElencoConsumi, type Consumption, type ConsumptionHistory } from './verifiche/recuperoElencoConsumi.ts';
export { recuperoListaBollette, type BillPage } from './verifiche/recuperoListaBollette.ts';
export { recuperoListaBolletteVAS } from './verifiche/recuperoListaBolletteVAS.ts';
export { recuperoNumeriDistributore } from './verifiche/recuperoNumeriDistributore.ts';
export { storicoLetture } from './verifiche/storicoLetture.ts';
export {
  tipologiaAutolettura,
  type SelfReadingField,
  type SelfReadingKind,
  type SelfReadingObstacle,
  type SelfReadingOptions,
} from './verifiche/tipologiaAutolettura.ts';
export { ultimaLettura } from './verifiche/ultimaLettura.ts';
export { validazioneIBAN } from './verifiche/validazioneIBAN.ts';
