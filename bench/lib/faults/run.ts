import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/lib/free-port.ts';
import type { Place } from '../place.ts';
import { startServer, type Server } from '../server.ts';
import { accountOf, goodAnswerAfter, type Account } from './account.ts';
import { Postgres } from './postgres.ts';
import { Writers } from './writers.ts';

export interface Extent {
  readonly terminations: number;
  readonly endings: number;
  /** Pause before each fault: a PostgreSQL that ends within ten seconds of its start is not restarted forever. */
  readonly calmSeconds: number;
  readonly hangSeconds: number;
  readonly kills: number;
}

export interface Outcome extends Account {
  readonly fault: string;
  readonly times: number;
  /** The longest time from the database's return (or the server's readiness) to the first successful answer. */
  readonly longestMs: number;
  readonly wrong: readonly string[];
}

type Opened = (() => Promise<unknown>)[];

const calmMs = 300;

class Trial {
  readonly #postgres: Postgres;
  readonly #start: () => Promise<Server>;
  readonly #writers: Writers;
  #server: Server;

  private constructor(postgres: Postgres, server: Server, start: () => Promise<Server>) {
    this.#postgres = postgres;
    this.#server = server;
    this.#start = start;
    this.#writers = new Writers(server.origin);
  }

  static async open(postgres: Postgres, start: () => Promise<Server>): Promise<Trial> {
    return new Trial(postgres, await start(), start);
  }

  /** Repeats a fault; `fault` returns the moment from which requests must succeed. */
  async run(fault: string, times: number, strike: (trial: Trial) => Promise<number>): Promise<Outcome> {
    await this.#writers.signIn();
    const writing = this.#writers.start();
    const { tally } = writing;
    const was = this.#server;
    let longestMs = 0;
    for (let time = 0; time < times; time += 1) {
      await this.#writers.signIn();
      await wait(calmMs);
      const backAt = await strike(this);
      longestMs = Math.max(longestMs, (await goodAnswerAfter(tally, backAt)) - backAt);
    }
    await writing.stop();
    const wrong = [...tally.wrong];
    if (this.#server === was && was.hasEnded()) throw new Error(`${fault}: the server has ended.\n${was.said()}`);
    if (this.#server === was && tally.cut > 0) wrong.push(`${tally.cut} writes got no answer`);
    const account = await accountOf(tally, (text) => this.#postgres.ask(text));
    return { fault, times, ...account, longestMs, wrong };
  }

  async endConnections(): Promise<number> {
    await this.#postgres.endConnections();
    return performance.now();
  }

  /** Ends PostgreSQL, which its owner restarts. */
  async end(signal: NodeJS.Signals, calmSeconds: number): Promise<number> {
    await wait(calmSeconds * 1000);
    const was = this.#postgres.process;
    this.#postgres.signal(signal);
    await this.#postgres.replaced(was);
    return this.#postgres.back();
  }

  async hang(seconds: number): Promise<number> {
    const goOn = this.#postgres.hang();
    try {
      await wait(seconds * 1000);
    } finally {
      goOn();
    }
    return this.#postgres.back();
  }

  async killServer(): Promise<number> {
    await this.#server.kill();
    this.#server = await this.#start();
    return performance.now();
  }
}

/** Runs every fault with a PostgreSQL run by the server, then with an external one. */
export async function faultRun(
  place: Place,
  other: Place,
  extent: Extent,
  opened: Opened,
  tell: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const kind of ['embedded', 'external'] as const) {
    const home = kind === 'embedded' ? place : other;
    const env = { DEMO: '1', LOG_LEVEL: 'warn', DATA_DIR: home.dataDir, PORT: String(await freePort()) };
    const start = (name: string, changed: Readonly<Record<string, string>>) =>
      startServer({
        script: 'apps/server/src/main.ts',
        env: { ...env, ...changed },
        readyAt: '/api/health/ready',
        log: home.log(name),
        opened,
      });
    if (kind === 'external') await start('postgres-keeper', { PORT: String(await freePort()) });
    const trial = await openTrial(home, kind, start);
    const run = async (fault: string, times: number, strike: (trial: Trial) => Promise<number>) => {
      const outcome = await trial.run(`${kind}: ${fault}`, times, strike);
      tell(outcome);
      outcomes.push(outcome);
    };

    await run('all connections ended', extent.terminations, (each) => each.endConnections());
    await run('PostgreSQL stopped', extent.endings, (each) => each.end('SIGINT', extent.calmSeconds));
    await run('PostgreSQL stopped at once', extent.endings, (each) => each.end('SIGQUIT', extent.calmSeconds));
    await run('PostgreSQL killed', extent.endings, (each) => each.end('SIGKILL', extent.calmSeconds));
    await run(`PostgreSQL hangs ${extent.hangSeconds} s`, 1, (each) => each.hang(extent.hangSeconds));
    if (kind === 'external') await run('server killed', extent.kills, (each) => each.killServer());
  }
  return outcomes;
}

function openTrial(
  home: Place,
  kind: 'embedded' | 'external',
  start: (name: string, changed: Readonly<Record<string, string>>) => Promise<Server>,
): Promise<Trial> {
  const url = () => home.database('sportello');
  const changed = kind === 'external' ? { DATABASE_URL: url() } : {};
  return Trial.open(new Postgres(home.cluster, url), () => start('server', changed));
}
