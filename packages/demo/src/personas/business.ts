import { aBusiness } from '../build/customer.ts';
import { anAddress } from '../build/place.ts';
import { aProduct, aTechnicalService } from '../build/service.ts';
import { aGasSupply, anElectricitySupply } from '../build/supply.ts';
import type { Persona } from './persona.ts';

const warehouse = anAddress('Via Milano 140', '26100', 'Cremona');

export const pmi: Persona = {
  username: 'pmi',
  segment: 'Pmi',
  note: 'azienda con luce, gas, fotovoltaico e assistenza tecnica',
  build(stage) {
    const workshop = aBusiness(stage, 'Officine Brambilla S.r.l.', {
      username: 'pmi',
      home: anAddress('Via Orzinuovi 54', '25125', 'Brescia'),
    });
    const usual = { billingType: 'Mensile', offerName: 'Impresa Luce', power: 30 };
    const light = anElectricitySupply(stage, workshop, { ...usual, nickname: 'Officina', since: -45 });
    anElectricitySupply(stage, workshop, { ...usual, at: warehouse, nickname: 'Magazzino', since: -17 });
    aGasSupply(stage, workshop, { billingType: 'Mensile', offerName: 'Impresa Gas', since: -45 });
    anElectricitySupply(stage, workshop, { ...usual, at: warehouse, since: -80, until: -46 });
    aProduct(stage, workshop, {
      name: 'Impianto fotovoltaico 30 kW',
      product: 'panels',
      keyword: 'fotovoltaico',
      since: -20,
      with: light,
    });
    aTechnicalService(stage, workshop, { name: 'Pronto Impresa', since: -14, with: light });
    aProduct(stage, workshop, {
      name: 'Wallbox 22 kW',
      product: 'wallbox',
      keyword: 'ricarica',
      since: -2,
      progress: 70,
      activationDate: null,
    });
  },
};
