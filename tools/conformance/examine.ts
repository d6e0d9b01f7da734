import { catalogue, isEvents, isReadOnly, type Call, type CallId } from '@sportello/calls';
import { Knowledge, type Facts } from './facts.ts';
import { reasonOf, signIn, signOut, type Answer, type Gateway } from './gateway.ts';
import { judge, type Outcome } from './judge.ts';
import { makeRequest } from './requests.ts';

export interface Result {
  readonly call: Call;
  readonly outcome: Outcome;
}

export interface Examination {
  readonly base: string;
  readonly username: string;
  readonly password: string;
  readonly now: Date;
  readonly onResult?: (result: Result) => void;
}

/** A read by its method, but with unknown side effects elsewhere. */
const leftAlone: Partial<Record<CallId, string>> = { apple: 'it hands the customer over to another site' };

/**
 * Tries every read-only call of the catalogue and checks each answer against its strict contract. Request values come
 * from earlier answers, so the rounds repeat until one of them tries nothing new.
 */
export async function examine({ base, username, password, now, onResult }: Examination): Promise<Result[]> {
  const results: Result[] = [];
  const tell = (call: Call, outcome: Outcome) => {
    results.push({ call, outcome });
    onResult?.({ call, outcome });
  };

  const { gateway, login } = await signIn(base, { username, password });
  tell(catalogue.login, judge(catalogue.login, login));
  const known = new Knowledge(now);
  // The profile first, since it determines the segment; then the supplies, whose facts most calls need.
  const first = [catalogue.recuperaDatiProfilo, catalogue.recuperoLista];
  let waiting = [...new Set([...first, ...Object.values<Call>(catalogue).filter(isReadOnly)])];
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    const later: Call[] = [];
    for (const call of waiting) {
      const outcome = await attempt(gateway, call, known);
      if (outcome) tell(call, outcome);
      else later.push(call);
    }
    waiting = later;
  }
  for (const call of waiting) tell(call, { kind: 'not tried', why: whyNot(call, known) });
  await signOut(gateway);
  return results;
}

/** Tries a call, or returns undefined while a later answer may provide a missing value. */
async function attempt(gateway: Gateway, call: Call, known: Knowledge): Promise<Outcome | undefined> {
  const id = call.id as CallId;
  const why = leftAlone[id] ?? (isEvents(call) ? 'it goes on without end' : forOthers(call, known));
  if (why !== undefined) return { kind: 'not tried', why };
  const request = makeRequest(call, known);
  if ('lacks' in request) return undefined;
  let answer: Answer;
  try {
    answer = await gateway.send(call, request.parts);
  } catch (error) {
    return { kind: 'differs', differences: [`no answer: ${reasonOf(error)}`] };
  }
  if (answer.status === 200) known.learn(id, answer.body, request.facts);
  return judge(call, answer);
}

function forOthers(call: Call, known: Knowledge): string | undefined {
  const segment = known.find(['segment'])?.segment ?? '';
  if (call.access === 'technician') return 'it is for technicians with a link';
  if (call.access === 'provider') return 'it is for the provider’s own systems, with a key';
  if (call.access === 'operator') return segment === 'Operatore' ? undefined : 'it is for operators';
  const isStaff = segment === 'Operatore' || segment === 'Manutentore';
  return isStaff && call.access.startsWith('customer') ? 'it is for customers' : undefined;
}

function whyNot(call: Call, known: Knowledge): string {
  const request = makeRequest(call, known);
  const lacks: readonly (keyof Facts)[] = 'lacks' in request ? request.lacks : [];
  return `no answer told of ${lacks.join(', ')}`;
}
