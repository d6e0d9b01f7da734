import { CONSENT_CODES, type ConsentCode } from '@sportello/domain';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { Database } from '../../../db/database.ts';
import { insertConsents, listConsents } from '../queries/consents.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';

export interface ConsentChoice {
  readonly codice: ConsentCode;
  readonly concesso: boolean;
  readonly versioneInformativa: string;
}

const descriptions: Readonly<Record<ConsentCode, string>> = {
  MARKETING: 'Ricevere offerte e novità',
  PROFILAZIONE: 'Ricevere proposte pensate sui tuoi consumi',
  TERZI: 'Ricevere offerte dai nostri partner',
};

/** Returns the customer's consents with their full history (profilo.chiamate.5). */
export async function privacyLevels(
  services: Services,
  actor: CustomerActor,
): Promise<AnswerOf<Catalogue['checkLivelliPrivacy']>> {
  const all = await listConsents(services.db, actor.customerCode);
  return {
    livelli: CONSENT_CODES.map((codice) => {
      const history = all.filter(({ code }) => code === codice);
      return {
        codice,
        descrizione: descriptions[codice],
        concesso: history[0]?.granted ?? null,
        versioneInformativa: services.policyVersion,
        storico: history.map(({ granted, at, policyVersion }) => ({
          concesso: granted,
          data: at.toISOString(),
          versioneInformativa: policyVersion,
        })),
      };
    }),
  };
}

/** Appends new choices; earlier ones are never changed. */
export async function changeConsents(
  services: Services,
  actor: CustomerActor,
  choices: readonly ConsentChoice[],
): Promise<void> {
  rejectUnknownPolicies(services, choices, 'livelli');
  const now = services.clock();
  const { customerCode } = actor;
  const said = await listConsents(services.db, customerCode);
  // Saving unchanged choices adds no entry.
  const changed = choices.filter(({ codice, concesso, versioneInformativa }) => {
    const newest = said.find(({ code }) => code === codice);
    return newest?.granted !== concesso || newest.policyVersion !== versioneInformativa;
  });
  if (changed.length === 0) return;
  await services.db.transaction(async (db) => {
    await giveConsents(db, { customerCode, choices: changed, origin: 'PROFILE', by: actor }, now);
    await record(db, actor, 'modificaLivelloPrivacy', now);
  });
}

/**
 * Rejects choices with a policy version that was never in force (profilo.chiamate.5), since nobody can have read it.
 * `list` is their field in the request.
 */
export function rejectUnknownPolicies(
  { policyVersion, earlierPolicyVersions }: Pick<Services, 'policyVersion' | 'earlierPolicyVersions'>,
  choices: readonly ConsentChoice[],
  list: string,
): void {
  const known = new Set([policyVersion, ...earlierPolicyVersions]);
  const fields = choices.flatMap(({ versioneInformativa }, at) =>
    known.has(versioneInformativa) ? [] : [{ campo: `${list}.${at}.versioneInformativa`, codice: 'POLICY_NOT_KNOWN' }],
  );
  if (fields.length > 0) throw new ApiError('REQUEST_NOT_VALID', fields);
}

/** Appends choices to a customer's consents and announces them; call it inside the caller's transaction. */
export async function giveConsents(
  db: Database,
  given: {
    readonly customerCode: string;
    readonly choices: readonly ConsentChoice[];
    readonly origin: 'REGISTRATION' | 'PROFILE';
    readonly by: Doer;
  },
  now: Date,
): Promise<void> {
  const { customerCode, choices, origin } = given;
  if (choices.length === 0) return;
  const said = choices.map(({ codice, concesso, versioneInformativa }) => ({
    code: codice,
    granted: concesso,
    policyVersion: versioneInformativa,
  }));
  await insertConsents(
    db,
    said.map((consent) => ({ ...consent, customerCode, origin, at: now })),
  );
  await announce(db, { kind: 'CONSENTS_CHANGED', customerCode, data: { consents: said } }, given.by, now);
}
