import { expect } from '@playwright/test';
import { find, guardClick, placeOf } from './find.ts';

/** The few acts of a journey that every browser's protocol offers. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks with the browser's own pointer, at the middle of the element. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** An element that stays in place for this long has ended its motion. */
const STILL_MS = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const WITHIN = { timeout: 60_000 };

/** Acts in a browser as its user: by role and name, again until the page has settled. */
export function handOf(browser: Browser, origin: string) {
  const times: string[] = [];
  /** Repeats an act until it passes, and keeps how long that took for the report of a failure. */
  const repeat = async (act: string, work: () => Promise<unknown>): Promise<void> => {
    const from = Date.now();
    const keepTime = () => times.push(`${act}: ${Date.now() - from} ms`);
    await expect(work).toPass(WITHIN).finally(keepTime);
  };
  const see = async (role: string, name: string): Promise<string> => {
    expect(await browser.run(find, { role, name }), `${role} ${name}`).toBeGreaterThan(0);
    return `[data-sought="${role}"]`;
  };
  const valueOf = (selector: string) =>
    browser.run((each) => document.querySelector<HTMLInputElement>(each)?.value, selector);
  return {
    open: (path: string) => browser.open(`${origin}${path}`),
    see: (role: string, name: string) => repeat(`see ${name}`, () => see(role, name)),
    has: async (role: string, name: string) => (await browser.run(find, { role, name })) > 0,
    press: (role: string, name: string) =>
      repeat(`press ${name}`, async () => {
        const selector = await see(role, name);
        const place = await browser.run(placeOf, selector);
        await pause(STILL_MS);
        expect(await browser.run(placeOf, selector), 'it still moves').toEqual(place);
        expect(place?.isOnTop, 'something lies above it').toBe(true);
        await browser.run(guardClick, selector);
        await browser.click(selector);
        const isMissed = () => document.documentElement.hasAttribute('data-missed');
        // A page that a click has left can't be asked.
        expect(await browser.run(isMissed).catch(() => false), 'the click missed it').toBe(false);
      }),
    write: (name: string, text: string) =>
      repeat(`write ${name}`, async () => {
        const selector = await see('textbox', name);
        // A busy machine drops keys that the driver sends: what is missing is typed again.
        const typed = (await valueOf(selector)) ?? '';
        if (text.startsWith(typed) && typed !== text) await browser.type(selector, text.slice(typed.length));
        expect(await valueOf(selector)).toBe(text);
      }),
    /** Chooses an option of a list by its first letters. */
    choose: (name: string, option: string) =>
      repeat(`choose ${option}`, async () => browser.type(await see('combobox', name), option)),
    /** Signs out, as closing the browser does. */
    async forget(): Promise<void> {
      times.length = 0;
      await browser.open(`${origin}/emergenza`);
      await browser.run(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    },
    async text(): Promise<string> {
      const read = () => `Focus: ${document.activeElement?.outerHTML.slice(0, 200)}\n\n${document.body.innerText}`;
      return `${times.join(', ')}\n${await browser.run(read)}`;
    },
    /** Waits for the heading of the page. */
    arrive: (title: string) => repeat(`arrive ${title}`, () => see('title', title)),
  };
}

export type Hand = ReturnType<typeof handOf>;
