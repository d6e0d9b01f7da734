import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  readOperators,
  removeOperatorFactor,
  sendOperatorLink,
} from './usecases/accounts.ts';
import { beginImpersonation, endImpersonation, renewImpersonation } from './usecases/impersonate.ts';
import { chooseOperatorPassword, readOperatorLink } from './usecases/link.ts';
import { accessLog, readRegister, registerFile } from './usecases/audit-log.ts';
import { recentSearches, search as findAccount, searchUser } from './usecases/search.ts';
import { beginSecondFactor, confirmSecondFactor, proveSecondFactor } from './usecases/second-factor.ts';
import { readOperator } from './usecases/self.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const operatorsHandlers = {
  searchUser: ({ services, actor, request }) => searchUser(services, actor, request.query),
  search: ({ services, actor, request }) => findAccount(services, actor, request.query),
  accessLog: ({ services, actor, request }) => accessLog(services, actor, request.query.pagina),
  register: ({ services, actor, request }) => readRegister(services, actor, request.query),
  registerFile: ({ services, actor, request }) => registerFile(services, actor, request.query),
  recentSearches: ({ services, actor }) => recentSearches(services, actor),
  beginImpersonation: ({ services, actor, request }) => beginImpersonation(services, actor, request.body),
  renewImpersonation: ({ services, actor, request }) => renewImpersonation(services, actor, request.body.codiceCliente),
  endImpersonation: async ({ services, actor, request }) => {
    await endImpersonation(services, actor, request.params.codiceCliente);
    return {};
  },
  operators: ({ services, actor }) => readOperators(services, actor),
  inviteOperator: async ({ services, actor, request }) => {
    await inviteOperator(services, actor, request.body);
    return {};
  },
  sendOperatorLink: async ({ services, actor, request: { params, body } }) => {
    await sendOperatorLink(services, actor, params.username, body.email);
    return {};
  },
  changeOperatorRole: async ({ services, actor, request: { params, body } }) => {
    await changeOperatorRole(services, actor, params.username, body.ruolo);
    return {};
  },
  disableOperator: async ({ services, actor, request }) => {
    await disableOperator(services, actor, request.params.username);
    return {};
  },
  removeOperatorFactor: async ({ services, actor, request }) => {
    await removeOperatorFactor(services, actor, request.params.username);
    return {};
  },
  operatorLink: ({ services, request, info }) => readOperatorLink(services, request.body.codice, info),
  chooseOperatorPassword: async ({ services, request: { body }, info }) => {
    await chooseOperatorPassword(services, { code: body.codice, newPassword: body.newPassword }, info);
    return {};
  },
  operatorProfile: ({ services, actor }) => readOperator(services, actor),
  beginSecondFactor: ({ services, actor }) => beginSecondFactor(services, actor),
  confirmSecondFactor: ({ services, actor, request, info }) =>
    confirmSecondFactor(services, actor, request.body.codice, info),
  proveSecondFactor: async ({ services, actor, request, info }) => {
    await proveSecondFactor(services, actor, request.body.codice, info);
    return {};
  },
} satisfies Partial<Handlers>;
