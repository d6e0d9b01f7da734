import type { AnswerOf, Catalogue } from '@sportello/calls';
import { MOST_BILLS_IN_ARCHIVE } from '@sportello/domain';
import { listArchiveGroups } from '../../queries/archive.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';
import { findBills, periodOf, type ArchiveFilter } from './found.ts';

/** Returns how many bills the filters select, and what may be chosen from (bolletta.archivio.3). */
export async function billChoices(
  services: Services,
  actor: CustomerActor,
  filter: ArchiveFilter,
): Promise<AnswerOf<Catalogue['billChoices']>> {
  const { customerCode } = actor;
  const found = await findBills(services, actor, filter);
  const groups = await listArchiveGroups(services.db, { customerCode, ...periodOf({}) });
  const months = groups.map(({ month }) => month);
  const addresses = new Set(groups.map(({ address }) => address).filter((address) => address !== ''));
  return {
    documenti: found.length,
    massimo: MOST_BILLS_IN_ARCHIVE,
    anni: latestFirst(months.map((month) => month.slice(0, 4))),
    mesi: latestFirst(months.filter((month) => month.slice(0, 4) === filter.anno).map((month) => month.slice(5))),
    indirizzi: [...addresses].toSorted((one, other) => one.localeCompare(other, 'it', { numeric: true })),
  };
}

function latestFirst(all: readonly string[]): string[] {
  return [...new Set(all)].toSorted().toReversed();
}
