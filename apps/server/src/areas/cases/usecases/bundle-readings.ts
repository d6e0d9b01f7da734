import { figureWords } from '@sportello/domain';
import type { Table } from '../../../formats/tables/table.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { ownReadings } from '../../readings/usecases/last.ts';
import { listContractsOfBills, type CaseRow } from '../queries/cases.ts';

const KINDS = { EFFETTIVA: 'Rilevata', AUTOLETTURA: 'Autolettura', STIMATA: 'Stimata' } as const;

/** Returns the readings of the supplies that a case is about, one row a band (reclami.conciliazione.1). */
export async function caseReadings(
  services: Services,
  actor: CustomerActor,
  { contractCode, supplyCode }: CaseRow,
  bills: readonly string[],
): Promise<Table> {
  const contracts = new Set(await listContractsOfBills(services.db, actor.customerCode, bills));
  if (contractCode !== null) contracts.add(contractCode);
  const readings = (await ownReadings(services, actor)).filter(
    ({ codiceContratto, pod, pdr }) =>
      contracts.has(codiceContratto) || (supplyCode !== null && (pod === supplyCode || pdr === supplyCode)),
  );
  return {
    title: 'Letture',
    columns: ['Data', 'Contratto', 'POD o PDR', 'Contatore', 'Tipo', 'Fascia', 'Lettura', 'Unità'].map((title) => ({
      title,
      width: 16,
    })),
    rows: readings.flatMap((each) =>
      each.valori.map(({ fascia, valore }) => [
        { day: each.dataLettura },
        each.codiceContratto,
        each.pod ?? each.pdr,
        each.matricola,
        KINDS[each.tipo],
        fascia,
        figureWords(valore),
        each.unitaMisura,
      ]),
    ),
  };
}
