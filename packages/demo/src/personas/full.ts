import { aCustomer, type Owner } from '../build/customer.ts';
import { anAddress } from '../build/place.ts';
import { aMeterRequest, aQuotation, aSwitchingSupply } from '../build/request.ts';
import { aFibre, anInsurance, aProduct, aSelfConsumption, aService, aTechnicalService } from '../build/service.ts';
import type { Stage } from '../build/stage.ts';
import { aGasSupply, anElectricitySupply } from '../build/supply.ts';
import type { Persona } from './persona.ts';

const seaside = anAddress('Via della Libertà 21', '16035', 'Rapallo');
const oldFlat = anAddress('Corso Garibaldi 48', '27100', 'Pavia');
const studio = anAddress('Viale Gramsci 15', '20099', 'Sesto San Giovanni');

/** Everything that a household can have, in every status. */
export const full: Persona = {
  username: 'full',
  segment: 'Residenziale',
  note: 'luce, gas, fibra e servizi, in tutti gli stati',
  build(stage) {
    const giulia = aCustomer(
      stage,
      { firstName: 'Giulia', lastName: 'Ferri', sex: 'F', born: '1985-08-01', birthplace: 'Milano' },
      { username: 'full', home: anAddress('Via Washington 70', '20146', 'Milano') },
    );
    addSupplies(stage, giulia);
    addQuotations(stage, giulia);
    addMeterRequests(stage, giulia);
  },
};

function addSupplies(stage: Stage, giulia: Owner): void {
  const light = anElectricitySupply(stage, giulia, { nickname: 'Casa', since: -50, selfReading: true });
  const gas = aGasSupply(stage, giulia, { since: -50 });
  anElectricitySupply(stage, giulia, {
    at: seaside,
    residenceAlias: 'Casa al mare',
    since: -26,
    billingType: 'Quadrimestrale',
    offerName: 'Luce Verde',
  });
  aSwitchingSupply(stage, giulia, { commodity: 'LUCE', at: studio, nickname: 'Studio', progress: 60 });
  aGasSupply(stage, giulia, { at: oldFlat, nickname: 'Vecchia casa', since: -124, until: -51, billingType: 'Mensile' });
  anElectricitySupply(stage, giulia, { at: oldFlat, nickname: 'Box', since: -40, sourceState: 'Disattivato' });
  aGasSupply(stage, giulia, { at: seaside, since: -26, sourceState: 'In Verifica', billingType: 'Una volta l’anno' });

  addServices(stage, giulia, light, gas);
}

function addServices(
  stage: Stage,
  giulia: Owner,
  light: ReturnType<typeof anElectricitySupply>,
  gas: ReturnType<typeof aGasSupply>,
): void {
  aFibre(stage, giulia, { name: 'Fibra Casa', since: -30 });
  aFibre(
    stage,
    giulia,
    { name: 'Fibra Mare', at: seaside, since: -20, sourceState: 'Sospeso per Morosità' },
    { technology: 'FWA', downloadSpeed: 100, ultraFastSpeed: false, modemOnLoan: false },
  );
  anInsurance(stage, giulia, {
    name: 'Casa Protetta',
    description: 'Copre i danni da fenomeno elettrico e da acqua condotta.',
    keyword: 'assicurazione',
    with: light,
  });
  aTechnicalService(stage, giulia, {
    name: 'Pronto Casa',
    description: 'Elettricista, idraulico e fabbro, tutti i giorni.',
    keyword: 'pronto intervento',
    since: -18,
    with: light,
  });
  aSelfConsumption(
    stage,
    giulia,
    { name: 'Autoconsumo a Distanza', since: -8, with: light },
    { representativeOf: 'AUC3', type: 'STANDARD' },
  );
  aProduct(stage, giulia, { name: 'Caldaia a condensazione', keyword: 'caldaia', since: -40, with: gas });
  aProduct(stage, giulia, {
    name: 'Climatizzatore dual split',
    product: 'airConditioner',
    keyword: 'climatizzatore',
    since: -1,
    progress: 45,
    activationDate: null,
  });
  aProduct(stage, giulia, {
    name: 'Impianto fotovoltaico 4,5 kW',
    product: 'panels',
    keyword: 'fotovoltaico',
    since: -15,
    sourceState: 'Annullato',
    progress: 20,
    activationDate: null,
    at: seaside,
  });
  aService(stage, giulia, {
    name: 'Casa Connessa',
    since: -48,
    sourceState: 'Cessato',
    progress: null,
    endDate: stage.calendar.monthEnd(-13),
  });
}

/** Besides the studio's quotation: two that are listed, three that are not (contratto.avvio.4). */
function addQuotations(stage: Stage, giulia: Owner): void {
  aQuotation(stage, giulia, { commodity: 'LUCE', at: oldFlat, progress: 30, stepId: '1', defaulting: true });
  aQuotation(stage, giulia, {
    commodity: 'GAS',
    at: studio,
    status: 'Annullata',
    statusId: '90',
    progress: 0,
    cancellationReason: 'Richiesta annullata dal cliente',
    activationDate: null,
  });
  aQuotation(stage, giulia, { commodity: 'LUCE', status: 'Completata', statusId: '99', progress: 100 });
  aQuotation(stage, giulia, { commodity: 'GAS', statusId: null, progress: 10 });
  aQuotation(stage, giulia, {
    commodity: 'LUCE',
    at: seaside,
    activationReason: 'VOLTURA',
    type: 'ZQVO',
    progress: 40,
  });
}

/** Three that are listed, and one of an unknown type, which is not. */
function addMeterRequests(stage: Stage, giulia: Owner): void {
  aMeterRequest(stage, giulia, { commodity: 'LUCE', type: 'ZM71', progress: 75, stepId: '3' });
  aMeterRequest(stage, giulia, { commodity: 'GAS', type: 'ZM04', progress: null, at: seaside, activationDate: null });
  aMeterRequest(stage, giulia, {
    commodity: 'GAS',
    type: 'ZM73',
    status: 'Non ammissibile',
    statusId: '80',
    progress: 0,
    inadmissibilityReason: 'Manca la dichiarazione di conformità dell’impianto',
    activationDate: null,
  });
  aMeterRequest(stage, giulia, { commodity: 'LUCE', type: 'ZM99', progress: 50 });
}
