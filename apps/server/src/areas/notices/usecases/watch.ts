import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome, noticeState } from '@sportello/domain';
import type { Actor } from '../../../shared/actors.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { countNotices, listWatched, type WatchedRow } from '../queries/watch.ts';

const most = 50;

/** Returns the notices that need the provider's attention; the access is audited (comunicazioni.operatore.1). */
export async function readNoticeWatch(services: Services, actor: Actor): Promise<AnswerOf<Catalogue['noticeWatch']>> {
  const today = dayInRome(services.clock().getTime());
  const { counts, late, undelivered, toPost } = await services.replica.read(async (db) => ({
    counts: await countNotices(db, today),
    late: await listWatched(db, 'LATE', { today, limit: most }),
    undelivered: await listWatched(db, 'UNDELIVERED', { today, limit: most }),
    toPost: await listWatched(db, 'TO_POST', { today, limit: most }),
  }));
  await auditRead(services, actor, 'noticeWatch', []);
  return {
    totale: counts.total,
    provate: counts.proved,
    inRitardo: counts.late,
    nonConsegnate: counts.undelivered,
    daSpedire: counts.toPost,
    elencoInRitardo: late.map(onWire),
    elencoNonConsegnate: undelivered.map(onWire),
    elencoDaSpedire: toPost.map(onWire),
  };
}

function onWire({ number, customerCode, kind, title, effectiveDay, lastDay, steps }: WatchedRow) {
  return {
    numero: number,
    codiceCliente: customerCode,
    tipo: kind,
    titolo: title,
    dal: effectiveDay,
    entro: lastDay,
    stato: noticeState(steps ?? []),
    canale: steps?.at(-1)?.channel ?? null,
  };
}
