import { eurosFromCents } from '@sportello/domain';
import { deleteThreshold, findThreshold, listThresholdsOf, putThreshold } from '../queries/consumption-thresholds.ts';
import { lockSupply } from '../../contracts/queries/contract-data.ts';
import { NO_VERSION } from '../../../db/version.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { rejectStaleVersion } from '../../../shared/versions.ts';

/** Sets or removes the threshold for a supply's current bill (consumo.soglia.1). */
export async function setThreshold(
  services: Services,
  actor: CustomerActor,
  { contractCode, euros }: { readonly contractCode: string; readonly euros: number | undefined },
  version: string | undefined,
): Promise<void> {
  const { customerCode } = actor;
  const amountCents = euros === undefined ? null : Math.round(euros * 100);
  const now = services.clock();
  await services.db.transaction(async (db) => {
    // Locks the supply row, because there may be no threshold row to lock yet.
    if (!(await lockSupply(db, customerCode, contractCode))) throw new ApiError('NOT_FOUND');
    const standing = await findThreshold(db, contractCode);
    // An unchanged value is accepted, so a request whose response was lost can be retried.
    if ((standing?.amountCents ?? null) === amountCents) return;
    rejectStaleVersion(version, standing?.version ?? NO_VERSION);
    if (amountCents === null) await deleteThreshold(db, contractCode);
    else await putThreshold(db, { contractCode, amountCents, setAt: now });
    const data = { contractCode, amountCents };
    await announce(db, { kind: 'CONSUMPTION_THRESHOLD_CHANGED', customerCode, data }, actor, now);
    await record(db, actor, 'setConsumptionThreshold', now);
  });
}

export async function ownThresholds({ db }: Services, { customerCode }: CustomerActor) {
  const all = await listThresholdsOf(db, customerCode);
  return all.map(({ contractCode, amountCents, setAt }) => ({
    codiceContratto: contractCode,
    soglia: eurosFromCents(amountCents),
    data: setAt.toISOString(),
  }));
}
