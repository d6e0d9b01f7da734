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

/** Sets over what a customer wants to be told of a supply's running bill, or takes it away (consumo.soglia.1). */
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
    // Two at once take turns at the supply: there may be no threshold yet to lock.
    if (!(await lockSupply(db, customerCode, contractCode))) throw new ApiError('NOT_FOUND');
    const standing = await findThreshold(db, contractCode);
    // What is so already is not changed again: a request whose answer was lost can be repeated.
    if ((standing?.amountCents ?? null) === amountCents) return;
    rejectStaleVersion(version, standing?.version ?? NO_VERSION);
    if (amountCents === null) await deleteThreshold(db, contractCode);
    else await putThreshold(db, { contractCode, amountCents, setAt: now });
    const data = { contractCode, amountCents };
    await announce(db, { kind: 'CONSUMPTION_THRESHOLD_CHANGED', customerCode, data }, actor, now);
    await record(db, actor, 'setConsumptionThreshold', now);
  });
}

/** The thresholds of whoever asks. */
export async function ownThresholds({ db }: Services, { customerCode }: CustomerActor) {
  const all = await listThresholdsOf(db, customerCode);
  return all.map(({ contractCode, amountCents, setAt }) => ({
    codiceContratto: contractCode,
    soglia: eurosFromCents(amountCents),
    data: setAt.toISOString(),
  }));
}
