import { dataUses, homeStart, notifications, recuperaDatiProfilo, type JsonCall } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import type { App } from '../../../api/app.ts';
import type { ReadPart } from '../../../api/start/first-answers.ts';
import { openBillQueries } from '../../../features/bills/home/use-open-bills.ts';
import { periodOf } from '../../../features/bills/queries.ts';
import { windowsQuery } from '../../../features/readings/use-windows.ts';
import { contractLists } from '../../../shared/contracts/contract-lists.ts';
import { identityQuery } from '../../../shared/customer/use-user.ts';
import { interventionsQuery } from '../../../shared/interventions/use-interventions.ts';
import { START_PARTS } from './start-parts.ts';

/** Reads parts of the home's start, each only for the request that the gateway has answered in it. */
export async function askStart(app: App): Promise<ReadPart> {
  const today = dayInRome(app.clock.now());
  const { from, to } = periodOf(today);
  const answer = await app.askParts(homeStart, { query: { inizioPeriodo: from, finePeriodo: to } });
  const { queryOf } = app;
  const bills = openBillQueries(app, '', today);
  const requests: Readonly<Record<keyof typeof START_PARTS, unknown>> = {
    profilo: askedBy(queryOf(recuperaDatiProfilo, {})),
    identificazione: askedBy(identityQuery(app)),
    forniture: askedBy(queryOf(contractLists.supplies, {})),
    servizi: askedBy(queryOf(contractLists.services, {})),
    proposte: askedBy(queryOf(contractLists.quotations, {})),
    richieste: askedBy(queryOf(contractLists.meterRequests, {})),
    bollette: askedBy(bills.supplies),
    fatture: askedBy(bills.services),
    autoletture: askedBy(windowsQuery(app)),
    interventi: askedBy(interventionsQuery(app)),
    notifiche: askedBy(queryOf(notifications, { query: {} })),
    usiDati: askedBy(queryOf(dataUses, {})),
  };
  return <C extends JsonCall>(entry: C, request: unknown) => {
    for (const [field, id] of Object.entries(START_PARTS)) {
      if (id !== entry.id || requests[field as keyof typeof START_PARTS] !== textOf(request)) continue;
      const fields = answer.fields[field];
      return fields === null || fields === undefined ? undefined : answer.readPart(entry, fields);
    }
    return undefined;
  };
}

const askedBy = ({ queryKey }: { queryKey: readonly unknown[] }) => textOf(queryKey[3]);

/** The customer code is left out: the gateway has answered for the caller's own. */
const textOf = (request: unknown) => JSON.stringify({ ...(request as object), params: undefined });
