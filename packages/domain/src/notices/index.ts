export { NOTICE_CHANNELS, NOTICE_KIND_LABELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from './kinds.ts';
export { DATED_NOTICES, isDatedNotice, isLateNotice, lastDeliveryDay, NOTICE_MONTHS } from './terms.ts';
export {
  isProof,
  NOTICE_PROOFS,
  NOTICE_STATE_LABELS,
  NOTICE_STEPS,
  noticeState,
  provedAt,
  type LedgerStep,
  type NoticeStep,
} from './steps.ts';
export { isTemplateNotice, noticeText, TEMPLATE_NOTICES, type TemplateFacts, type TemplateNotice } from './template.ts';
export { nextNoticeStep, type SentChannel } from './next-step.ts';
export {
  NOTICE_DEFAULTS,
  type NoticeDetail,
  type NoticeSettings,
  type NoticeStepShown,
  type NoticeSummary,
  type NoticeWatch,
  type WatchedNotice,
} from './notice.ts';
