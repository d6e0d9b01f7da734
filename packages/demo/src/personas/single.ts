import { aCustomer } from '../build/customer.ts';
import { anAddress } from '../build/place.ts';
import { aFibre, anInsurance, aProduct, aSelfConsumption, aTechnicalService } from '../build/service.ts';
import { aGasSupply, anElectricitySupply } from '../build/supply.ts';
import type { Persona } from './persona.ts';

/** Electricity only; the mail was just changed, so the phone can't be changed (profilo.contatti.2). */
export const luce: Persona = {
  username: 'luce',
  segment: 'Residenziale',
  note: 'due forniture di luce; email cambiata da poco',
  build(stage) {
    const marco = aCustomer(
      stage,
      { firstName: 'Marco', lastName: 'Bianchi', sex: 'M', born: '1979-03-14', birthplace: 'Torino' },
      {
        username: 'luce',
        home: anAddress('Via Luigi Cibrario 33', '10143', 'Torino'),
        contactLockHours: 72,
        emailChangedAt: stage.calendar.moment(-1, 18),
      },
    );
    anElectricitySupply(stage, marco, { nickname: 'Casa', since: -124, selfReading: true });
    anElectricitySupply(stage, marco, { at: anAddress('Via Jervis 12', '10015', 'Ivrea'), since: -14 });
  },
};

/** Gas only; the phone was just changed, so the mail can't be changed. */
export const gas: Persona = {
  username: 'gas',
  segment: 'Residenziale',
  note: 'una fornitura di gas; cellulare cambiato da poco',
  build(stage) {
    const anna = aCustomer(
      stage,
      { firstName: 'Anna', lastName: 'Esposito', sex: 'F', born: '1990-11-23', birthplace: 'Napoli' },
      {
        username: 'gas',
        home: anAddress('Via Luca Giordano 56', '80127', 'Napoli'),
        contactLockHours: 72,
        emailChangedAt: stage.calendar.moment(-200, 9),
        mobileChangedAt: stage.calendar.moment(-1, 12),
      },
    );
    aGasSupply(stage, anna, { since: -31, billingType: 'Mensile', offerName: 'Gas Indice' });
  },
};

export const dual: Persona = {
  username: 'dual',
  segment: 'Residenziale',
  note: 'luce e gas nella stessa bolletta; assistenza tecnica in attivazione, già prenotabile',
  build(stage) {
    const luca = aCustomer(
      stage,
      { firstName: 'Luca', lastName: 'Ricci', sex: 'M', born: '1983-06-02', birthplace: 'Bologna' },
      { username: 'dual', home: anAddress('Via Saragozza 104', '40123', 'Bologna'), newCustomer: 'N' },
    );
    const light = anElectricitySupply(stage, luca, { since: -9 });
    aGasSupply(stage, luca, { since: -9, nickname: 'Gas di casa', contractAccount: light.contractAccount });
    // An active service would make the user type FULL.
    aTechnicalService(stage, luca, { name: 'Pronto Casa', since: -1, with: light, progress: 80, activationDate: null });
  },
};

export const vas: Persona = {
  username: 'vas',
  segment: 'Residenziale',
  note: 'solo servizi e prodotti; assistenza tecnica senza ora gratis',
  build(stage) {
    const elena = aCustomer(
      stage,
      { firstName: 'Elena', lastName: 'Greco', sex: 'F', born: '1972-01-30', birthplace: 'Lecce' },
      { username: 'vas', home: anAddress('Via Sparano da Bari 88', '70121', 'Bari') },
    );
    anInsurance(stage, elena, { name: 'Bollette Protette', keyword: 'assicurazione', since: -22 });
    aProduct(stage, elena, {
      name: 'Impianto fotovoltaico 6 kW',
      product: 'panels',
      keyword: 'fotovoltaico',
      since: -28,
    });
    aTechnicalService(stage, elena, { name: 'Pronto Casa Base', since: -10, hasFreeHour: false });
    aSelfConsumption(stage, elena, { name: 'Autoconsumo SEU', since: -27 }, { representativeOf: 'AUC2', type: 'SEU' });
  },
};

export const fibra: Persona = {
  username: 'fibra',
  segment: 'Residenziale',
  note: 'solo fibra',
  build(stage) {
    const davide = aCustomer(
      stage,
      { firstName: 'Davide', lastName: 'Conti', sex: 'M', born: '1996-09-09', birthplace: 'Firenze' },
      { username: 'fibra', home: anAddress('Via Vincenzo Gioberti 41', '50121', 'Firenze') },
    );
    aFibre(stage, davide, { name: 'Fibra Casa', since: -11 }, { publicStaticIp: true, downloadSpeed: 10_000 });
    anElectricitySupply(stage, davide, { since: -40, until: -12 });
  },
};
