import { apple } from './casa/apple.ts';
import { deleteUser } from './clienti/deleteUser.ts';
import { identificazioneClienti } from './clienti/identificazioneClienti.ts';
import { modificaDatiProfilo } from './clienti/modificaDatiProfilo.ts';
import { modificaLivelloPrivacy } from './clienti/modificaLivelloPrivacy.ts';
import { recuperaDatiProfilo } from './clienti/recuperaDatiProfilo.ts';
import { recuperoCredenziali } from './clienti/recuperoCredenziali.ts';
import { registerCustomer } from './clienti/registerCustomer.ts';
import { sendOTP } from './clienti/sendOTP.ts';
import { sendVerificationCode } from './clienti/sendVerificationCode.ts';
import { verifyCustomer } from './clienti/verifyCustomer.ts';
import { modificaAliasAbitazione } from './contratti/modificaAliasAbitazione.ts';
import { modificaDatiPagamento } from './contratti/modificaDatiPagamento.ts';
import { modificaDatiPagamentoVas } from './contratti/modificaDatiPagamentoVas.ts';
import { modificaNicknameContratto } from './contratti/modificaNicknameContratto.ts';
import { modificaRicezioneNotifiche } from './contratti/modificaRicezioneNotifiche.ts';
import { modificaRicezioneNotificheVas } from './contratti/modificaRicezioneNotificheVas.ts';
import { recuperoContrattiVasCliente } from './contratti/recuperoContrattiVasCliente.ts';
import { recuperoDatiContratto } from './contratti/recuperoDatiContratto.ts';
import { recuperoDatiPagamento } from './contratti/recuperoDatiPagamento.ts';
import { recuperoDatiPagamentoVas } from './contratti/recuperoDatiPagamentoVas.ts';
import { recuperoDettagliPagamentoContrattiVas } from './contratti/recuperoDettagliPagamentoContrattiVas.ts';
import { recuperoLista } from './contratti/recuperoLista.ts';
import { recuperoListaByContractAccount } from './contratti/recuperoListaByContractAccount.ts';
import { recuperoListaMSR } from './contratti/recuperoListaMSR.ts';
import { recuperoListaQuotation } from './contratti/recuperoListaQuotation.ts';
import { recuperoListaVasByContractAccount } from './contratti/recuperoListaVasByContractAccount.ts';
import { recuperoRicezioneNotifiche } from './contratti/recuperoRicezioneNotifiche.ts';
import { recuperoRicezioneNotificheVas } from './contratti/recuperoRicezioneNotificheVas.ts';
import { risolveCommodity } from './contratti/risolveCommodity.ts';
import { documentContent } from './documenti/documentContent.ts';
import { ricercaDocumentiContrattuali } from './documenti/ricercaDocumentiContrattuali.ts';
import { answerPreventive } from './interventotecnico/answerPreventive.ts';
import { canBookInSelf } from './interventotecnico/canBookInSelf.ts';
import { cancelIntervention } from './interventotecnico/cancelIntervention.ts';
import { cancellationReasons } from './interventotecnico/cancellationReasons.ts';
import { companies } from './interventotecnico/companies.ts';
import { createIntervention } from './interventotecnico/createIntervention.ts';
import { geolocate } from './interventotecnico/geolocate.ts';
import { interventionDates } from './interventotecnico/interventionDates.ts';
import { interventionDocument } from './interventotecnico/interventionDocument.ts';
import { interventionInvoices } from './interventotecnico/interventionInvoices.ts';
import { interventions } from './interventotecnico/interventions.ts';
import { interventionSlots } from './interventotecnico/interventionSlots.ts';
import { interventionTypes } from './interventotecnico/interventionTypes.ts';
import { modifyIntervention } from './interventotecnico/modifyIntervention.ts';
import { preventives } from './interventotecnico/preventives.ts';
import { retrieveFreeHour } from './interventotecnico/retrieveFreeHour.ts';
import { sendFeedback } from './interventotecnico/sendFeedback.ts';
import type { Call } from './mechanism/call.ts';
import { cambioPassword } from './ping/cambioPassword.ts';
import { login } from './ping/login.ts';
import { resetPassword } from './ping/resetPassword.ts';
import { resetPasswordAuthorize } from './ping/resetPasswordAuthorize.ts';
import { searchUser } from './ping/searchUser.ts';
import { token } from './ping/token.ts';
import { verifyUser } from './ping/verifyUser.ts';
import { recuperoOragratis } from './pratiche/recuperoOragratis.ts';
import { cmsContent } from './public-api/cmsContent.ts';
import { footer } from './public-api/footer.ts';
import { invioFormContatti } from './public-api/invioFormContatti.ts';
import { search } from './search/search.ts';
import { answerContactRequest, contactFile, contactInbox } from './sportello/contactInbox.ts';
import { contactRequests } from './sportello/contactRequests.ts';
import { documentArchive } from './sportello/documentArchive.ts';
import { endOtherSessions } from './sportello/endOtherSessions.ts';
import { endSession } from './sportello/endSession.ts';
import { exportPersonalData } from './sportello/exportPersonalData.ts';
import { hints } from './sportello/hints.ts';
import { notifications } from './sportello/notifications.ts';
import { beginCard, givenCard } from './sportello/cards.ts';
import { changePayments } from './sportello/changePayments.ts';
import { paymentMandate } from './sportello/paymentMandate.ts';
import { readAllNotifications, readNotification } from './sportello/readNotifications.ts';
import { saveLandRegistry } from './sportello/saveLandRegistry.ts';
import { sessions } from './sportello/sessions.ts';
import { signOut } from './sportello/signOut.ts';
import { GetStreetDirect } from './suggets/GetStreetDirect.ts';
import { GetTownDirect } from './suggets/GetTownDirect.ts';
import { autolettura } from './verifiche/autolettura.ts';
import { checkLivelliPrivacy } from './verifiche/checkLivelliPrivacy.ts';
import { recuperoDettaglioBolletta } from './verifiche/recuperoDettaglioBolletta.ts';
import { recuperoElencoConsumi } from './verifiche/recuperoElencoConsumi.ts';
import { recuperoListaBollette } from './verifiche/recuperoListaBollette.ts';
import { recuperoListaBolletteVAS } from './verifiche/recuperoListaBolletteVAS.ts';
import { recuperoNumeriDistributore } from './verifiche/recuperoNumeriDistributore.ts';
import { storicoLetture } from './verifiche/storicoLetture.ts';
import { tipologiaAutolettura } from './verifiche/tipologiaAutolettura.ts';
import { ultimaLettura } from './verifiche/ultimaLettura.ts';
import { validazioneIBAN } from './verifiche/validazioneIBAN.ts';

/** Every call that the product makes or answers, by its id. */
export const catalogue = {
  login,
  token,
  recuperaDatiProfilo,
  recuperoLista,
  recuperoContrattiVasCliente,
  recuperoListaQuotation,
  recuperoListaMSR,
  recuperoListaByContractAccount,
  recuperoListaVasByContractAccount,
  recuperoDatiContratto,
  recuperoRicezioneNotifiche,
  recuperoDatiPagamento,
  modificaRicezioneNotifiche,
  modificaNicknameContratto,
  modificaDatiPagamento,
  modificaAliasAbitazione,
  recuperoDettagliPagamentoContrattiVas,
  recuperoRicezioneNotificheVas,
  recuperoDatiPagamentoVas,
  modificaRicezioneNotificheVas,
  modificaDatiPagamentoVas,
  risolveCommodity,
  interventions,
  createIntervention,
  modifyIntervention,
  cancellationReasons,
  cancelIntervention,
  interventionTypes,
  interventionDates,
  interventionSlots,
  canBookInSelf,
  retrieveFreeHour,
  companies,
  geolocate,
  preventives,
  answerPreventive,
  interventionDocument,
  interventionInvoices,
  sendFeedback,
  recuperoOragratis,
  cambioPassword,
  resetPasswordAuthorize,
  resetPassword,
  verifyUser,
  searchUser,
  search,
  verifyCustomer,
  sendVerificationCode,
  registerCustomer,
  recuperoCredenziali,
  sendOTP,
  modificaDatiProfilo,
  modificaLivelloPrivacy,
  deleteUser,
  identificazioneClienti,
  tipologiaAutolettura,
  ultimaLettura,
  storicoLetture,
  autolettura,
  recuperoElencoConsumi,
  recuperoListaBollette,
  recuperoListaBolletteVAS,
  recuperoDettaglioBolletta,
  recuperoNumeriDistributore,
  validazioneIBAN,
  checkLivelliPrivacy,
  GetTownDirect,
  GetStreetDirect,
  ricercaDocumentiContrattuali,
  documentContent,
  documentArchive,
  apple,
  cmsContent,
  footer,
  invioFormContatti,
  contactRequests,
  contactInbox,
  contactFile,
  answerContactRequest,
  notifications,
  readNotification,
  readAllNotifications,
  signOut,
  sessions,
  endSession,
  endOtherSessions,
  exportPersonalData,
  saveLandRegistry,
  paymentMandate,
  changePayments,
  beginCard,
  givenCard,
  hints,
} as const satisfies { readonly [Id in string]: Call<Id> };

export type Catalogue = typeof catalogue;
export type CallId = keyof Catalogue;
