export { OPERATOR_RIGHTS, OPERATOR_ROLES, OPERATOR_ROLE_LABELS, rightsOf, roleMay, rolesWith } from './roles.ts';
export type { OperatorRight, OperatorRole } from './roles.ts';
export {
  IMPERSONATION_HEADER,
  IMPERSONATION_MODES,
  IMPERSONATION_MS,
  IMPERSONATION_RENEWABLE_MS,
} from './impersonation.ts';
export { OPERATOR_LINK_MS, OPERATOR_STATE_LABELS } from './accounts.ts';
export type { OperatorAccount, OperatorState } from './accounts.ts';
export type { AccessVisit, RecordedDeed, RegisterRow } from './audit-log.ts';
export type { Impersonation, ImpersonationMode, RecentSearch } from './impersonation.ts';
export { RECOVERY_CODES, tidyFactorCode } from './second-factor.ts';
export type { OperatorProfile, SecondFactorState } from './second-factor.ts';
