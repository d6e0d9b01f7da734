import type { Payer } from '../../telemetry/signals/work.ts';

/** Requests worked at in all, by the database's connections: enough to keep these busy, few enough to be quick. */
const placesForConnection = 1.6;
/** Requests of one client, which must not take all connections, and while there are others. */
const mostOfOne = 0.6;
const mostOfOneAmongOthers = 0.4;

/** A request that takes longer waits for something elsewhere, and no longer counts among all, only for its client. */
const slowMs = 500;

/** Others count as present for this long after their requests met those of a client. */
const presenceMs = 1000;

/** A client with more requests open, and twice as many as others, for longer than a page loads, is greedy. */
const crowd = 8;
const crowdMs = 1000;

/** A client is also greedy with more work than this, and twice as much as others, which is more than a page takes. */
const greedyWorkMs = 150;
/** Work of one small request after another delays nobody much: greedy is who sends several at once, or big ones. */
const fewConnections = 2;
const bigWorkMs = 10;
/** The time in which work is forgotten. */
const memoryMs = 1000;
const timesOfOthers = 2;
/** Nobody is greedy as long as the event loop has time. */
const busyShare = 0.5;
const greedyMs = 3000;
/** It stays greedy as long as this many of its requests wait. */
const backlog = 4;

const compareEveryMs = 100;

/** A greedy client gets this share of the server while there are others. */
const greedyPace = 0.2;
/** The work that it may do at a stretch, and the most that it has to make up for. */
const stretchMs = 2;
const mostDebtMs = 100;

const sweepMs = 50;

/** A client with its requests: those of an account, or of an anonymous address. */
export interface Client extends Payer {
  readonly key: string;
  readonly open: number;
  /** The connections on which it made the last request. */
  connections: number;
  /** It has had many requests open for longer than a page loads. */
  readonly isCrowding: boolean;
  /** It wants far more than others, and gets less than it wants. */
  readonly isGreedy: boolean;
}

export interface Place {
  /** Lets the next request begin; has no effect the second time. */
  leave(): void;
}

class Share implements Client {
  readonly key: string;
  readonly waiting: (() => void)[] = [];
  readonly queue: { readonly now: () => number; readonly charge: (share: Share, ms: number) => void };
  connections = 0;
  underWay = 0;
  /** Work in the order of which clients take turns: whoever comes anew begins where the others are. */
  turn = 0;
  recent = 0;
  recentRequests = 0;
  recentAt = 0;
  debt = 0;
  debtAt = 0;
  crowdedSince = Infinity;
  greedyUntil = -Infinity;
  seenAt = 0;

  constructor(key: string, queue: Share['queue']) {
    this.key = key;
    this.queue = queue;
  }

  get isCrowding(): boolean {
    return this.queue.now() - this.crowdedSince >= crowdMs;
  }

  get isGreedy(): boolean {
    return this.queue.now() < this.greedyUntil;
  }

  get open(): number {
    return this.underWay + this.waiting.length;
  }

  charge(ms: number): void {
    this.queue.charge(this, ms);
  }

  forget(now: number): void {
    const kept = Math.exp((this.recentAt - now) / memoryMs);
    this.recent *= kept;
    this.recentRequests *= kept;
    this.recentAt = now;
  }
}

interface Taken extends Place {
  readonly share: Share;
  readonly began: number;
  isOver: boolean;
}

/**
 * Lets requests begin: at once while there is room, and otherwise in the order of the work that was done for their
 * clients, least first. Work is measured, so that it doesn't matter of which requests it consists. While there are
 * others, a client that wants much more than they do is served one request at a time, with pauses in proportion to
 * its work (docs/adr/0029-clients-take-turns-by-measured-work.md).
 */
export class FairQueue {
  readonly #now: () => number;
  readonly #most: { readonly inAll: number; readonly ofOne: number; readonly amongOthers: number };
  readonly #shares = new Map<string, Share>();
  /** In order of their beginning; slow ones are no longer in it. */
  readonly #places = new Set<Taken>();
  readonly #hungry = new Set<Share>();
  #active = 0;
  #othersUntil = -Infinity;
  #comparedAt = -Infinity;
  #turn = 0;
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ connections, now = () => performance.now() }: { connections: number; now?: () => number }) {
    this.#now = now;
    this.#most = {
      inAll: Math.ceil(placesForConnection * connections),
      ofOne: Math.ceil(mostOfOne * connections),
      amongOthers: Math.ceil(mostOfOneAmongOthers * connections),
    };
  }

  /** Requests that wait, of all clients. */
  get waiting(): number {
    return this.#waiting;
  }

  /** While there are others, a client may be limited. */
  get isShared(): boolean {
    return this.#now() < this.#othersUntil;
  }

  clientOf(key: string): Client {
    let share = this.#shares.get(key);
    if (share === undefined) {
      if (this.#shares.size >= 1000) this.#forget();
      share = new Share(key, { now: this.#now, charge: (charged, ms) => this.#charge(charged, ms) });
      this.#shares.set(key, share);
    }
    return share;
  }

  /** Returns a place if the request may begin at once; one that had a place passes its client's others. */
  begin(client: Client, hadPlace = false): Place | undefined {
    const share = client as Share;
    const now = this.#now();
    this.#arrive(share, now);
    if ((hadPlace || share.waiting.length === 0) && this.#mayBegin(share, now)) return this.#take(share, now);
    this.#depart(share, now);
    return undefined;
  }

  /** Waits for a place, before its client's others if it had one already; undefined once the signal is aborted. */
  wait(client: Client, signal: AbortSignal, hadPlace = false): Promise<Place | undefined> {
    const share = client as Share;
    this.#arrive(share, this.#now());
    return new Promise((resolve) => {
      const stop = () => {
        share.waiting.splice(share.waiting.indexOf(begin), 1);
        this.#served(share);
        this.#depart(share, this.#now());
        resolve(undefined);
      };
      const begin = () => {
        signal.removeEventListener('abort', stop);
        this.#served(share);
        resolve(this.#take(share, this.#now()));
      };
      if (hadPlace) share.waiting.unshift(begin);
      else share.waiting.push(begin);
      this.#waiting += 1;
      this.#hungry.add(share);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      if (this.#timer === undefined) this.#timer = setTimeout(() => this.#sweep(), sweepMs).unref();
    });
  }

  #served(share: Share): void {
    this.#waiting -= 1;
    if (share.waiting.length === 0) this.#hungry.delete(share);
  }

  #take(share: Share, now: number): Place {
    share.underWay += 1;
    this.#turn = Math.max(this.#turn, share.turn);
    const taken: Taken = { share, began: now, isOver: false, leave: () => this.#leave(taken) };
    this.#places.add(taken);
    return taken;
  }

  #leave(taken: Taken): void {
    if (taken.isOver) return;
    taken.isOver = true;
    this.#places.delete(taken);
    taken.share.underWay -= 1;
    this.#depart(taken.share, this.#now());
    this.#beginNext();
  }

  #arrive(share: Share, now: number): void {
    share.seenAt = now;
    share.recentRequests += 1;
    if (share.open === 0) {
      this.#active += 1;
      share.turn = Math.max(share.turn, this.#turn);
    }
    if (this.#active > 1) this.#othersUntil = now + presenceMs;
    if (share.open + 1 >= crowd) share.crowdedSince = Math.min(share.crowdedSince, now);
    if (now - this.#comparedAt >= compareEveryMs) this.#compare(now);
  }

  #depart(share: Share, now: number): void {
    if (this.#active > 1) this.#othersUntil = now + presenceMs;
    if (share.open < crowd - 1) share.crowdedSince = Infinity;
    if (share.open === 0) this.#active -= 1;
  }

  #mayBegin(share: Share, now: number): boolean {
    if (this.#places.size >= this.#most.inAll) return false;
    if (now >= this.#othersUntil) return share.underWay < this.#most.ofOne;
    if (now >= share.greedyUntil) return share.underWay < this.#most.amongOthers;
    return share.underWay < 1 && this.#debtOf(share, now) <= stretchMs;
  }

  #debtOf(share: Share, now: number): number {
    share.debt = Math.max(0, share.debt - greedyPace * (now - share.debtAt));
    share.debtAt = now;
    return share.debt;
  }

  #charge(share: Share, ms: number): void {
    const now = this.#now();
    share.turn += ms;
    if (now < share.greedyUntil) share.debt = Math.min(mostDebtMs, this.#debtOf(share, now) + ms);
    share.forget(now);
    share.recent += ms;
  }

  /** Finds greedy clients: many requests or much work of each of many clients are no reason to slow all of them. */
  #compare(now: number): void {
    this.#comparedAt = now;
    if (now >= this.#othersUntil) return;
    const present = [...this.#shares.values()].filter(({ open, seenAt }) => open > 0 || now - seenAt < presenceMs);
    for (const share of present) share.forget(now);
    const work = sum(present.map(({ recent }) => recent));
    if (work < busyShare * memoryMs) return;
    const open = sum(present.map((share) => share.open));
    const exceeds = (own: number, all: number) => own * (present.length - 1) > timesOfOthers * (all - own);
    for (const share of present) {
      const stays = share.isGreedy && share.waiting.length >= backlog;
      const asksMuch = share.isCrowding && exceeds(share.open, open);
      const isBig = share.connections > fewConnections || share.recent > bigWorkMs * share.recentRequests;
      const worksMuch = isBig && share.recent > greedyWorkMs && exceeds(share.recent, work);
      if (stays || asksMuch || worksMuch) share.greedyUntil = now + greedyMs;
    }
  }

  #beginNext(): void {
    const now = this.#now();
    while (this.#hungry.size > 0) {
      let next: Share | undefined;
      for (const share of this.#hungry) {
        if ((next === undefined || share.turn < next.turn) && this.#mayBegin(share, now)) next = share;
      }
      const begin = next?.waiting.shift();
      if (begin === undefined) return;
      begin();
    }
  }

  /** Frees the places of slow requests and lets clients go on whose pause is over. */
  #sweep(): void {
    const now = this.#now();
    for (const taken of this.#places) {
      if (now - taken.began < slowMs) break;
      this.#places.delete(taken);
    }
    this.#beginNext();
    this.#timer = this.#hungry.size === 0 ? undefined : setTimeout(() => this.#sweep(), this.#pause(now)).unref();
  }

  /** Returns the time until the first pause of a greedy client is over. */
  #pause(now: number): number {
    let pause = sweepMs;
    for (const share of this.#hungry) {
      if (now < share.greedyUntil && share.underWay === 0)
        pause = Math.min(pause, (this.#debtOf(share, now) - stretchMs) / greedyPace);
    }
    return Math.max(1, pause);
  }

  #forget(): void {
    const now = this.#now();
    for (const [key, share] of this.#shares) {
      if (share.open === 0 && now - share.seenAt > greedyMs) this.#shares.delete(key);
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
