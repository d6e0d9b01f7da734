export { apple } from './casa/apple.ts';
export { catalogue, type CallId, type Catalogue } from './catalogue.ts';
export { deleteUser } from './clienti/deleteUser.ts';
export { identificazioneClienti } from './clienti/identificazioneClienti.ts';
export { modificaDatiProfilo } from './clienti/modificaDatiProfilo.ts';
export { modificaLivelloPrivacy } from './clienti/modificaLivelloPrivacy.ts';
export { GROUPS_HEADER } from './clienti/profile.ts';
export { recuperaDatiProfilo } from './clienti/recuperaDatiProfilo.ts';
export { recuperoCredenziali } from './clienti/recuperoCredenziali.ts';
export { registerCustomer } from './clienti/registerCustomer.ts';
export { sendOTP } from './clienti/sendOTP.ts';
export { sendVerificationCode } from './clienti/sendVerificationCode.ts';
export { verifyCustomer } from './clienti/verifyCustomer.ts';
export { modificaAliasAbitazione } from './contratti/modificaAliasAbitazione.ts';
export { modificaDatiPagamento } from './contratti/modificaDatiPagamento.ts';
export { modificaDatiPagamentoVas } from './contratti/modificaDatiPagamentoVas.ts';
export { modificaNicknameContratto } from './contratti/modificaNicknameContratto.ts';
export { modificaRicezioneNotifiche } from './contratti/modificaRicezioneNotifiche.ts';
export { modificaRicezioneNotificheVas } from './contratti/modificaRicezioneNotificheVas.ts';
export { toDeliveryFlags } from './contratti/delivery.ts';
export { toPaymentChange } from './contratti/paymentChange.ts';
export { recuperoContrattiVasCliente } from './contratti/recuperoContrattiVasCliente.ts';
export { recuperoDatiContratto } from './contratti/recuperoDatiContratto.ts';
export { recuperoDatiPagamento } from './contratti/recuperoDatiPagamento.ts';
export { recuperoDatiPagamentoVas } from './contratti/recuperoDatiPagamentoVas.ts';
export { recuperoDettagliPagamentoContrattiVas } from './contratti/recuperoDettagliPagamentoContrattiVas.ts';
export { recuperoLista } from './contratti/recuperoLista.ts';
export { recuperoListaByContractAccount } from './contratti/recuperoListaByContractAccount.ts';
export { recuperoListaMSR } from './contratti/recuperoListaMSR.ts';
export { recuperoListaQuotation } from './contratti/recuperoListaQuotation.ts';
export { recuperoListaVasByContractAccount } from './contratti/recuperoListaVasByContractAccount.ts';
export { recuperoRicezioneNotifiche } from './contratti/recuperoRicezioneNotifiche.ts';
export { recuperoRicezioneNotificheVas } from './contratti/recuperoRicezioneNotificheVas.ts';
export { risolveCommodity } from './contratti/risolveCommodity.ts';
export { ifMatch } from './contratti/version.ts';
export { toDocumentSearch } from './documenti/documentSearch.ts';
export { documentContent } from './documenti/documentContent.ts';
export { ricercaDocumentiContrattuali } from './documenti/ricercaDocumentiContrattuali.ts';
export { answerPreventive, toQuoteAnswer } from './interventotecnico/answerPreventive.ts';
export { MAX_UPLOAD_BYTES } from './interventotecnico/attachment.ts';
export { canBookInSelf } from './interventotecnico/canBookInSelf.ts';
export { cancelIntervention } from './interventotecnico/cancelIntervention.ts';
export { cancellationReasons } from './interventotecnico/cancellationReasons.ts';
export { companies } from './interventotecnico/companies.ts';
export { createIntervention } from './interventotecnico/createIntervention.ts';
export { geolocate } from './interventotecnico/geolocate.ts';
export { interventionDates } from './interventotecnico/interventionDates.ts';
export { interventionDocument } from './interventotecnico/interventionDocument.ts';
export { interventionInvoices } from './interventotecnico/interventionInvoices.ts';
export { interventions } from './interventotecnico/interventions.ts';
export { interventionSlots } from './interventotecnico/interventionSlots.ts';
export { interventionTypes } from './interventotecnico/interventionTypes.ts';
export { modifyIntervention } from './interventotecnico/modifyIntervention.ts';
export { preventives } from './interventotecnico/preventives.ts';
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
export { CallError } from './mechanism/call-error.ts';
export {
  createClient,
  createOpener,
  dropEmpty,
  type Answered,
  type SendOptions,
  type Transport,
} from './mechanism/client.ts';
export { oauthRefusal, okHeader, refusal, type Refusal, type RefusedField } from './mechanism/envelope.ts';
export { errorCatalogue, isErrorCode, type ErrorCode } from './mechanism/errors.ts';
export type { SetAside } from './mechanism/lenient.ts';
export { fieldsOf, refusedFields } from './mechanism/refused-fields.ts';
export { namedShapes } from './namedShapes.ts';
export { cambioPassword } from './ping/cambioPassword.ts';
export { login } from './ping/login.ts';
export { encodePassword } from './ping/passwords.ts';
export { resetPassword } from './ping/resetPassword.ts';
export { resetPasswordAuthorize } from './ping/resetPasswordAuthorize.ts';
export { searchUser } from './ping/searchUser.ts';
export { token } from './ping/token.ts';
export { verifyUser } from './ping/verifyUser.ts';
export { recuperoOragratis } from './pratiche/recuperoOragratis.ts';
export { cmsContent } from './public-api/cmsContent.ts';
export { readContent, type ContentPage } from './public-api/content/read.ts';
export {
  contentPath,
  contentUseOf,
  contentUses,
  pagesOf,
  type ContentUse,
  type ItemOf,
} from './public-api/content/uses.ts';
export { footer } from './public-api/footer.ts';
export { invioFormContatti } from './public-api/invioFormContatti.ts';
export { publicConfig, type PublicConfig } from './publicConfig.ts';
export { search } from './search/search.ts';
export { answerContactRequest, contactFile, contactInbox } from './sportello/contactInbox.ts';
export { contactRequests } from './sportello/contactRequests.ts';
export { beginCard, givenCard } from './sportello/cards.ts';
export { changePayments, toPaymentsChange } from './sportello/changePayments.ts';
export { documentArchive } from './sportello/documentArchive.ts';
export { endOtherSessions } from './sportello/endOtherSessions.ts';
export { endSession } from './sportello/endSession.ts';
export { exportPersonalData, type PersonalData } from './sportello/exportPersonalData.ts';
export { hints } from './sportello/hints.ts';
export { notifications } from './sportello/notifications.ts';
export { paymentMandate } from './sportello/paymentMandate.ts';
export { readAllNotifications, readNotification } from './sportello/readNotifications.ts';
export { saveLandRegistry } from './sportello/saveLandRegistry.ts';
export { sessions } from './sportello/sessions.ts';
export { signOut } from './sportello/signOut.ts';
export { GetStreetDirect } from './suggets/GetStreetDirect.ts';
export { GetTownDirect } from './suggets/GetTownDirect.ts';
export { autolettura } from './verifiche/autolettura.ts';
export { checkLivelliPrivacy } from './verifiche/checkLivelliPrivacy.ts';
export { toCompactDay } from './verifiche/compactDay.ts';
export { recuperoDettaglioBolletta } from './verifiche/recuperoDettaglioBolletta.ts';
export { recuperoElencoConsumi } from './verifiche/recuperoElencoConsumi.ts';
export { recuperoListaBollette } from './verifiche/recuperoListaBollette.ts';
export { recuperoListaBolletteVAS } from './verifiche/recuperoListaBolletteVAS.ts';
export { recuperoNumeriDistributore } from './verifiche/recuperoNumeriDistributore.ts';
export { storicoLetture } from './verifiche/storicoLetture.ts';
export { tipologiaAutolettura } from './verifiche/tipologiaAutolettura.ts';
export { ultimaLettura } from './verifiche/ultimaLettura.ts';
export { validazioneIBAN } from './verifiche/validazioneIBAN.ts';
