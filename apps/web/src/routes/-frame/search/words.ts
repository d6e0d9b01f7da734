import type { ModuleName } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Words by which customers look for a module that has another name. */
export const ALSO_CALLED: Readonly<Record<ModuleName, MessageDescriptor>> = {
  contracts: msg`fornitura contratti luce gas fibra servizi`,
  archive: msg`bolletta fatture pagamenti pagare`,
  support: msg`aiuto domande numero verde telefono`,
  profile: msg`dati personali contatti email cellulare`,
  notification: msg`avvisi messaggi`,
  energyControl: msg`consumi ora per ora grafico`,
  risolve: msg`guasto tecnico riparazione`,
  loyalty: msg`punti premi`,
  memberGetMember: msg`invita codice amico`,
};
