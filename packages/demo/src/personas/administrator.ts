import { anAdministrator, type Owner } from '../build/customer.ts';
import { anAddress } from '../build/place.ts';
import { aTechnicalService } from '../build/service.ts';
import { aSwitchingSupply } from '../build/request.ts';
import type { Stage } from '../build/stage.ts';
import { aGasSupply, anElectricitySupply, type SupplyGiven } from '../build/supply.ts';
import { condominium, type Condominium } from './condominiums.ts';
import type { Persona } from './persona.ts';

/** As many supplies as a large firm has; every list must stay usable with them. */
const SUPPLIES = 400;

export const amministratore: Persona = {
  username: 'amministratore',
  segment: 'Amministratore',
  note: `luce e gas di molti condomini, ${SUPPLIES} forniture; assistenza tecnica in attivazione, già prenotabile`,
  build(stage) {
    const andrea = anAdministrator(
      stage,
      { firstName: 'Andrea', lastName: 'Marchetti', sex: 'M', born: '1970-01-08', birthplace: 'Verona' },
      'Studio Marchetti Amministrazioni',
      { username: 'amministratore', home: anAddress('Via Leoncino 16', '37121', 'Verona') },
    );
    let place = 0;
    let left = SUPPLIES;
    let at = andrea.home;
    while (left > 0) {
      const building = condominium(stage, place);
      if (place === 0) at = building.address;
      left -= addCondominium(stage, andrea, building, left);
      place += 1;
    }
    // An active service would make the user type FULL.
    aTechnicalService(stage, andrea, { name: 'Pronto Condominio', at, since: -1, progress: 60, activationDate: null });
  },
};

const parts: readonly { commodity: 'LUCE' | 'GAS'; label: string; offerName: string; share: number }[] = [
  { commodity: 'LUCE', label: 'scale', offerName: 'Condominio Luce', share: 1 },
  { commodity: 'GAS', label: 'centrale termica', offerName: 'Condominio Gas', share: 0.65 },
  { commodity: 'LUCE', label: 'ascensore', offerName: 'Condominio Luce', share: 0.5 },
  { commodity: 'LUCE', label: 'autorimessa', offerName: 'Condominio Luce', share: 0.25 },
];

function addCondominium(stage: Stage, owner: Owner, building: Condominium, most: number): number {
  const { random } = stage;
  const present = parts.filter((part) => random.chance(part.share)).slice(0, most);
  const since = random.int(-90, -4);
  for (const { commodity, label, offerName } of present) {
    addPart(stage, owner, commodity, {
      at: building.address,
      since,
      offerName,
      fiscalCode: building.fiscalCode,
      vatNumber: null,
      residenceAlias: building.name,
      nickname: building.name !== null && random.chance(0.6) ? `${building.name}, ${label}` : null,
      billingType: commodity === 'LUCE' ? 'Mensile' : 'Bimestrale',
      power: label === 'ascensore' ? 15 : 10,
    });
  }
  return present.length;
}

function addPart(stage: Stage, owner: Owner, commodity: 'LUCE' | 'GAS', usual: SupplyGiven): void {
  const add = commodity === 'LUCE' ? anElectricitySupply : aGasSupply;
  const draw = stage.random.int(1, 100);
  if (draw <= 4) add(stage, owner, { ...usual, until: -2 });
  else if (draw <= 6) add(stage, owner, { ...usual, sourceState: 'Disattivato' });
  else if (draw > 9) add(stage, owner, usual);
  else aSwitchingSupply(stage, owner, { ...usual, commodity, since: 1, progress: stage.random.pick([20, 40, 60, 80]) });
}
