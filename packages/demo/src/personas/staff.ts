import { aStaffMember } from '../build/customer.ts';
import type { Persona } from './persona.ts';

export const operatore: Persona = {
  username: 'operatore',
  segment: 'Operatore',
  note: 'assistenza: cerca i clienti e agisce per loro',
  build(stage) {
    aStaffMember(stage, 'OPERATOR', { username: 'operatore', firstName: 'Laura', lastName: 'Gatti' });
  },
};

export const manutentore: Persona = {
  username: 'manutentore',
  segment: 'Manutentore',
  note: 'manutenzione: nessun modulo',
  build(stage) {
    aStaffMember(stage, 'MAINTENANCE', { username: 'manutentore', firstName: 'Stefano', lastName: 'Villa' });
  },
};
