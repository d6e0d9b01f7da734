import {
  dataUses,
  identificazioneClienti,
  interventions,
  notifications,
  readingWindows,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaBollette,
  recuperoListaBolletteVAS,
  recuperoListaMSR,
  recuperoListaQuotation,
  toCompactDay,
  type AnswerOf,
  type Call,
  type Catalogue,
} from '@sportello/calls';
import type { Day } from '@sportello/domain';
import { rejectClosedModule } from '../../auth/modules.ts';
import { findStanding } from '../../auth/queries/standing.ts';
import type { Actor, CustomerActor } from '../../shared/actors.ts';
import { auditReadForCustomer } from '../../shared/audit.ts';
import type { Services } from '../../shared/context.ts';
import { serviceBills, supplyBills } from '../bills/usecases/list.ts';
import { readInterventions } from '../booking/usecases/read.ts';
import { commodityContracts, meterRequests, quotations, vasContracts } from '../contracts/usecases/lists.ts';
import { readNotifications } from '../notifications/usecases/read.ts';
import { readDataUses } from '../profile/usecases/oppositions.ts';
import { customerIsNew, profile } from '../profile/usecases/profile.ts';
import { readWindows } from '../readings/usecases/options.ts';

type HomeStart = AnswerOf<Catalogue['homeStart']>;

interface Period {
  readonly inizioPeriodo: Day;
  readonly finePeriodo: Day;
}

/** Reads all parts of the home's first look at once; staff have nothing but their profile (pagine.casa.4). */
export async function homeStart(services: Services, actor: Actor, period: Period): Promise<HomeStart> {
  const { customerCode } = actor;
  if (customerCode === null) return { ...noParts, profilo: await profile(services, actor) };
  return customerStart(services, { ...actor, customerCode }, period);
}

async function customerStart(services: Services, actor: CustomerActor, period: Period): Promise<HomeStart> {
  const standing = await findStanding(services.db, actor.customerCode, services.clock());
  // The part's own call is asked for what is missing here, and answers with the error.
  const part = async <Answer>(call: Call, read: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      rejectClosedModule(services, actor, call, standing);
      const answer = await read();
      if (actor.right === 'IMPERSONATION') await auditReadForCustomer(services, actor, call.id);
      return answer;
    } catch {
      return null;
    }
  };
  return readInLanes<HomeStart>({
    profilo: () => part(recuperaDatiProfilo, () => profile(services, actor)),
    identificazione: () => part(identificazioneClienti, () => customerIsNew(services, actor)),
    forniture: () => part(recuperoLista, () => commodityContracts(services, actor)),
    servizi: () => part(recuperoContrattiVasCliente, () => vasContracts(services, actor)),
    proposte: () => part(recuperoListaQuotation, () => quotations(services, actor)),
    richieste: () => part(recuperoListaMSR, () => meterRequests(services, actor)),
    bollette: () =>
      part(recuperoListaBollette, () =>
        supplyBills(services, actor, { ...period, numElemPagina: 500, numPagina: 1, soloAperte: 'true' }),
      ),
    fatture: () =>
      part(recuperoListaBolletteVAS, () =>
        serviceBills(services, actor, {
          inizioPeriodo: toCompactDay(period.inizioPeriodo),
          finePeriodo: toCompactDay(period.finePeriodo),
        }),
      ),
    autoletture: () => part(readingWindows, () => readWindows(services, actor)),
    notifiche: () => part(notifications, () => readNotifications(services, actor, {})),
    usiDati: () => part(dataUses, () => readDataUses(services, actor)),
    interventi: async ({ servizi }) =>
      (await servizi)?.contratti.some(({ sottoTipo }) => sottoTipo === 'INTERVENTO_TECNICO') === true
        ? part(interventions, () => readInterventions(services, actor, { limit: 50, offset: 0 }))
        : null,
  });
}

const noParts: HomeStart = {
  profilo: null,
  identificazione: null,
  forniture: null,
  servizi: null,
  proposte: null,
  richieste: null,
  bollette: null,
  fatture: null,
  autoletture: null,
  interventi: null,
  notifiche: null,
  usiDati: null,
};

/** At once; more would take database connections from the calls of others. */
const lanes = 4;

type Reading<Parts> = { [Name in keyof Parts]?: Promise<Parts[Name]> };

/** Begins parts in their order, a few at once; a later one may wait for one before it. */
async function readInLanes<Parts extends object>(reads: {
  readonly [Name in keyof Parts]: (begun: Readonly<Reading<Parts>>) => Promise<Parts[Name]>;
}): Promise<Parts> {
  const begun: Reading<Parts> = {};
  const read: Partial<Parts> = {};
  const waiting = (Object.keys(reads) as (keyof Parts)[]).values();
  const work = async () => {
    for (const name of waiting) {
      begun[name] = reads[name](begun);
      read[name] = await begun[name];
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return read as Parts;
}
