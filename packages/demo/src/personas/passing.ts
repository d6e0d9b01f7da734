import { aCustomer } from '../build/customer.ts';
import { anAddress } from '../build/place.ts';
import { aQuotation } from '../build/request.ts';
import { aFibre } from '../build/service.ts';
import { aGasSupply, anElectricitySupply } from '../build/supply.ts';
import type { Persona } from './persona.ts';

/** Not a customer yet: one switch in progress, nothing active. */
export const prospect: Persona = {
  username: 'prospect',
  segment: 'Residenziale',
  note: 'non ancora cliente, passaggio in corso',
  build(stage) {
    const sara = aCustomer(
      stage,
      { firstName: 'Sara', lastName: 'Colombo', sex: 'F', born: '1999-04-11', birthplace: 'Bergamo' },
      {
        username: 'prospect',
        home: anAddress('Via Borgo Palazzo 130', '24125', 'Bergamo'),
        prospect: true,
        newCustomer: 'S',
        contactLockHours: null,
      },
    );
    aQuotation(stage, sara, { commodity: 'LUCE', progress: 35, activationDate: stage.calendar.month(1) });
  },
};

/** A former customer: all contracts have ended. */
export const switchout: Persona = {
  username: 'switchout',
  segment: 'Residenziale',
  note: 'contratti tutti cessati',
  build(stage) {
    const paolo = aCustomer(
      stage,
      { firstName: 'Paolo', lastName: 'Serra', sex: 'M', born: '1967-07-27', birthplace: 'Cagliari' },
      { username: 'switchout', home: anAddress('Via Sidney Sonnino 77', '09127', 'Cagliari') },
    );
    anElectricitySupply(stage, paolo, { since: -70, until: -3, nickname: 'Casa' });
    aGasSupply(stage, paolo, { since: -64, until: -5 });
    aFibre(stage, paolo, {
      name: 'Fibra Casa',
      since: -36,
      sourceState: 'Cessato',
      progress: null,
      endDate: stage.calendar.monthEnd(-4),
    });
  },
};

/** The server fails to return its lists, so that every error screen can be seen. */
export const guasto: Persona = {
  username: 'guasto',
  segment: 'Residenziale',
  note: 'luce; gli elenchi non arrivano mai',
  build(stage) {
    const chiara = aCustomer(
      stage,
      { firstName: 'Chiara', lastName: 'Fontana', sex: 'F', born: '1975-10-19', birthplace: 'Roma' },
      { username: 'guasto', home: anAddress('Via Appia Nuova 251', '00183', 'Roma') },
    );
    anElectricitySupply(stage, chiara, { since: -44 });
  },
};

/** A supply suspended for unpaid bills, and requests about supplies in several states. */
export const pratiche: Persona = {
  username: 'pratiche',
  segment: 'Residenziale',
  note: 'una fornitura sospesa; pratiche in ogni stato',
  build(stage) {
    const marta = aCustomer(
      stage,
      { firstName: 'Marta', lastName: 'Rinaldi', sex: 'F', born: '1987-02-16', birthplace: 'Bologna' },
      { username: 'pratiche', home: anAddress('Via Andrea Costa 88', '40123', 'Bologna') },
    );
    anElectricitySupply(stage, marta, { nickname: 'Casa', since: -34, power: 4.5 });
    anElectricitySupply(stage, marta, {
      at: anAddress('Via Jervis 30', '10015', 'Ivrea'),
      nickname: 'Laboratorio',
      since: -20,
      power: 3,
      sourceState: 'Sospeso per Morosità',
    });
  },
};
