import type { AnswerOf, Catalogue } from '@sportello/calls';
import { exitSteps } from '@sportello/domain';
import type { CustomerActor } from '../../shared/actors.ts';
import type { Services } from '../../shared/context.ts';
import { hasBill, listExitsOf, listExitSteps, type ExitRow } from './queries.ts';

type Exit = NonNullable<AnswerOf<Catalogue['contractExit']>['uscita']>;

/** Returns the exit of a customer's supply with its steps (uscita.passi.2); null if there is none. */
export async function readExit(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
): Promise<AnswerOf<Catalogue['contractExit']>> {
  const rows = await listExitSteps(db, customerCode, contractCode);
  const number = rows.find(({ step }) => step === 'ULTIMA_BOLLETTA')?.billNumber ?? null;
  const isThere = number !== null && (await hasBill(db, customerCode, number));
  return { uscita: exitOf(rows, isThere ? number : null) };
}

/** Returns all exits of a customer's supplies, for the personal data export. */
export async function ownExits({ db }: Services, { customerCode }: CustomerActor) {
  const exits = Map.groupBy(
    await listExitsOf(db, customerCode),
    ({ contractCode, requestedOn }) => `${contractCode} ${requestedOn}`,
  );
  return [...exits.values()].flatMap((rows) => {
    const exit = exitOf(rows, rows.find(({ billNumber }) => billNumber !== null)?.billNumber ?? null);
    const codiceContratto = rows[0]?.contractCode ?? '';
    return exit === null ? [] : [{ codiceContratto, ...exit }];
  });
}

function exitOf(rows: readonly ExitRow[], ultimaBolletta: string | null): Exit | null {
  const [first] = rows;
  if (first === undefined) return null;
  const reported = rows.map(({ step, doneOn, expectedOn }) => ({
    step,
    doneOn: doneOn ?? undefined,
    expectedOn: expectedOn ?? undefined,
  }));
  return {
    tipo: first.kind,
    passi: exitSteps(reported).map(({ step, state, doneOn, expectedOn }) => ({
      passo: step,
      stato: state,
      data: doneOn ?? null,
      dataPrevista: expectedOn ?? null,
    })),
    nuovoFornitore: rows.find(({ newSupplier }) => newSupplier !== null)?.newSupplier ?? null,
    ultimaBolletta,
  };
}
