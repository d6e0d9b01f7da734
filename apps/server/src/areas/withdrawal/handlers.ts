import type { Handlers } from '../../handlers/handler.ts';
import { sendWithdrawalCode, withdrawPublicly } from './usecases/public.ts';
import { readOpenWithdrawals, readWithdrawal } from './usecases/read.ts';
import { withdraw } from './usecases/withdraw.ts';

export const withdrawalHandlers = {
  openWithdrawals: ({ services, actor }) => readOpenWithdrawals(services, actor),
  withdrawal: ({ services, actor, request: { params } }) =>
    readWithdrawal(services, actor, { kind: params.tipo, code: params.codiceContratto }),
  withdraw: ({ services, actor, request: { params, body } }) =>
    withdraw(services, actor, { kind: params.tipo, code: params.codiceContratto }, body.email),
  sendWithdrawalCode: async ({ services, request, info }) => {
    await sendWithdrawalCode(services, request.body, info);
    return {};
  },
  withdrawPublicly: ({ services, request, info }) =>
    withdrawPublicly(services, request.body, request.headers['idempotency-key'], info),
} satisfies Partial<Handlers>;
