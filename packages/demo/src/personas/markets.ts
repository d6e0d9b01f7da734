import { aCustomer } from '../build/customer.ts';
import { anAddress } from '../build/place.ts';
import { anInsurance } from '../build/service.ts';
import { aGasSupply, anElectricitySupply } from '../build/supply.ts';
import type { Persona } from './persona.ts';

/** The gradual protection service, which an additional service doesn't change (utente.tipi.3). */
export const stg: Persona = {
  username: 'stg',
  segment: 'Residenziale',
  note: 'luce nel Servizio a Tutele Graduali e un servizio',
  build(stage) {
    const rosaria = aCustomer(
      stage,
      { firstName: 'Rosaria', lastName: 'Lo Presti', sex: 'F', born: '1958-05-17', birthplace: 'Palermo' },
      { username: 'stg', home: anAddress('Via Notarbartolo 22', '90141', 'Palermo') },
    );
    const light = anElectricitySupply(stage, rosaria, {
      market: 'STG',
      offerName: 'Servizio a Tutele Graduali',
      since: -28,
      selfReading: true,
    });
    anInsurance(stage, rosaria, { name: 'Casa Protetta', keyword: 'assicurazione', since: -5, with: light });
  },
};

/** The two regulated kinds: PLACET for electricity, the protected service for gas. */
export const placet: Persona = {
  username: 'placet',
  segment: 'Residenziale',
  note: 'luce PLACET e gas in tutela',
  build(stage) {
    const giovanni = aCustomer(
      stage,
      { firstName: 'Giovanni', lastName: "D'Angelo", sex: 'M', born: '1949-12-05', birthplace: 'Genova' },
      { username: 'placet', home: anAddress('Via Assarotti 38', '16122', 'Genova') },
    );
    anElectricitySupply(stage, giovanni, { market: 'PLACET', offerName: 'PLACET Luce fissa', since: -20 });
    aGasSupply(stage, giovanni, {
      market: 'VINCOLATO',
      offerName: 'Tutela della vulnerabilità gas',
      since: -124,
      billingType: 'Quadrimestrale',
    });
  },
};

export const misto: Persona = {
  username: 'misto',
  segment: 'Residenziale',
  note: 'mercato libero e Servizio a Tutele Graduali',
  build(stage) {
    const katharina = aCustomer(
      stage,
      { firstName: 'Katharina', lastName: 'Mair', sex: 'F', born: '1988-02-29', birthplace: 'Merano' },
      { username: 'misto', home: anAddress('Corso Libertà 60', '39100', 'Bolzano') },
    );
    anElectricitySupply(stage, katharina, { since: -33, nickname: 'Wohnung' });
    aGasSupply(stage, katharina, { since: -33 });
    anElectricitySupply(stage, katharina, {
      at: anAddress('Via Bastioni 9', '39042', 'Bressanone'),
      market: 'STG',
      offerName: 'Servizio a Tutele Graduali',
      since: -27,
      // Electric heating makes its bills large enough, in any season, for instalments (pagamento.rate.1).
      power: 10,
    });
  },
};
