import { setTimeout as wait } from 'node:timers/promises';
import { personOf, signsIn } from '../../../tools/provider/people.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

interface Tally {
  readonly answers: number;
  readonly writes: number;
  /** Answers other than 2xx, and requests without any. */
  readonly errors: readonly string[];
}

export interface Load {
  /** Resolves when there were this many more answers, or an error. */
  readonly more: (answers: number) => Promise<void>;
  readonly stop: () => Promise<Tally>;
}

const reads = [
  '/api/clienti/v1/recuperaDatiProfilo',
  '/api/contratti/v1/recuperoLista',
  '/api/sportello/v1/notifiche',
  '/api/public-api/v1/footer',
];
const pauseMs = 30;
const writesPerSession = 10;

/** Lets the customers who have an account from the start read and write without an end, and sign in again and again. */
export async function startLoad(origin: string, opened: (() => Promise<unknown>)[]): Promise<Load> {
  const tally = { answers: 0, writes: 0, errors: [] as string[] };
  const stopped = new AbortController();
  const again = async (act: (round: number) => Promise<unknown>) => {
    for (let round = 1; !stopped.signal.aborted; round += 1, await wait(pauseMs)) {
      try {
        await act(round);
        tally.answers += 1;
      } catch (error) {
        tally.errors.push(String(error instanceof TypeError ? error.cause : error));
      }
    }
  };
  const loops: Promise<void>[] = [];
  const end = async () => {
    stopped.abort();
    await Promise.all(loops);
  };
  opened.push(end);
  const written: { readonly visitor: Visitor; readonly supply: string; nickname: string }[] = [];
  for (const [at, password] of signsIn.entries()) {
    const { number, electricity } = personOf(at + 1);
    const visitor = new Visitor(origin);
    await visitor.signIn(`cliente${number}`, password);
    const own = { visitor, supply: electricity.code, nickname: '' };
    written.push(own);
    loops.push(
      again((round) => visitor.read(reads[round % reads.length] ?? '')),
      again(async (round) => {
        if (round % writesPerSession === 0) return visitor.signIn(`cliente${number}`, password);
        const nickname = `casa ${round}`;
        await visitor.change('/api/contratti/v1/modificaNicknameContratto', {
          codiceContratto: own.supply,
          commodity: 'LUCE',
          nickname,
        });
        own.nickname = nickname;
        tally.writes += 1;
      }),
    );
  }
  return {
    async more(answers) {
      const wanted = tally.answers + answers;
      await until(`${answers} more answers`, async () => tally.answers >= wanted || tally.errors.length > 0);
    },
    async stop() {
      await end();
      for (const { visitor, supply, nickname } of written) {
        const contracts = await visitor.open('/api/contratti/v1/recuperoLista');
        if (!(await contracts.text()).includes(`"${nickname}"`))
          tally.errors.push(`the name ${nickname} of ${supply} is lost`);
      }
      return tally;
    },
  };
}
