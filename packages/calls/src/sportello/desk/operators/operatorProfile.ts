import { OPERATOR_ROLES, type OperatorProfile, type SecondFactorState } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';

const SECOND_FACTOR = {
  DA_ATTIVARE: 'TO_SET',
  DA_PROVARE: 'TO_PROVE',
  PROVATO: 'PROVED',
} as const satisfies Record<string, SecondFactorState>;

export const operatorProfile = defineCall({
  id: 'operatorProfile',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore',
  summary: 'Ruolo e secondo fattore dell’operatore che ha effettuato l’accesso',
  rules: ['operatore.posti.1', 'operatore.fattore.1'],
  access: 'operator',
  beforeSecondFactor: true,
  answer: z.strictObject({
    ruolo: z.enum(OPERATOR_ROLES),
    secondoFattore: z.enum(['DA_ATTIVARE', 'DA_PROVARE', 'PROVATO']),
  }),
  errors: [],
  example: { request: {}, answer: { ruolo: 'HELP_DESK', secondoFattore: 'PROVATO' } },
  toModel: ({ ruolo, secondoFattore }): OperatorProfile => ({
    role: ruolo,
    secondFactor: SECOND_FACTOR[secondoFattore],
  }),
});
