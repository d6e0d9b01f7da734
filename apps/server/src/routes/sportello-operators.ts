import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  readOperators,
  removeOperatorFactor,
  sendOperatorLink,
} from '../usecases/operators/accounts.ts';
import { chooseOperatorPassword, readOperatorLink } from '../usecases/operators/link.ts';
import { beginImpersonation, endImpersonation, renewImpersonation } from '../usecases/operators/impersonate.ts';
import { accessLog, readRegister, registerFile } from '../usecases/operators/register.ts';
import { recentSearches } from '../usecases/operators/search.ts';
import { readExchange } from '../usecases/provider/exchange.ts';
import type { Handlers } from './handler.ts';

export const sportelloOperators = {
  accessLog: ({ services, actor, request }) => accessLog(services, actor, request.query.pagina),
  providerExchange: ({ services, actor }) => readExchange(services, actor),
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
} satisfies Partial<Handlers>;
