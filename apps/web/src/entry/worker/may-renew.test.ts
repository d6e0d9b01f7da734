import { expect, it } from 'vitest';
import { mayRenew, type Moment } from './may-renew.ts';

const hidden: Moment = {
  path: '/my-edison',
  isHidden: true,
  hasMoved: false,
  isEdited: false,
  isSending: false,
  isDialogOpen: false,
};

it.each<[string, Partial<Moment>]>([
  ['a hidden home', {}],
  ['a page that was just opened', { isHidden: false, hasMoved: true, path: '/my-edison/bollette' }],
  ['a hidden login', { path: '/login' }],
])('returns true for %s', (_, differs) => expect(mayRenew({ ...hidden, ...differs })).toBe(true));

it.each<[string, Partial<Moment>]>([
  ['a page that is being read', { isHidden: false }],
  ['a half-filled form, also while it is hidden', { isEdited: true }],
  ['a page with a half-filled field after a step', { isHidden: false, hasMoved: true, isEdited: true }],
  ['a change that is being sent', { isSending: true }],
  ['an open dialog', { isDialogOpen: true }],
  ['a step of a booking', { path: '/my-edison/intervento-tecnico/supporto-tecnico-data' }],
  ['a payment', { path: '/my-edison/bollette/12345678' }],
  ['an open link', { path: '/paga' }],
])('returns false for %s', (_, differs) => expect(mayRenew({ ...hidden, ...differs })).toBe(false));
