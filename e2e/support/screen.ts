import type { Page } from '@playwright/test';
import { expect, title } from './test.ts';

interface Router {
  readonly history: { push(path: string): void };
  readonly state: { readonly isLoading: boolean };
}

/** A step within the app, as a link makes it. */
export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.history.push(path);
  }, path);
  await arrived(page);
}

/** The page that one goes to is drawn, and all that it asked for has come. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !(window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.state.isLoading &&
      document.querySelector('h1') !== null &&
      document.querySelector('main [aria-hidden="true"] .mantine-Skeleton-root') === null &&
      ![...document.querySelectorAll('main output')].some((each) => each.textContent === 'Caricamento...'),
    undefined,
    // Many ask for much at once: on a busy machine that takes its time.
    { timeout: 120_000 },
  );
}

/** The page was made at the build, and is the app's by now: it does what is pressed. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__reactProps$')),
  );
}

/** What an eye, a finger and a keyboard find wrong with the screen that is shown, and still does a moment later. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await faultsNow(page);
  if (faults.length === 0) return faults;
  await page.waitForTimeout(500);
  return faultsNow(page);
}

function faultsNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      element.closest('[inert]') === null;
    /** Whether it moves sideways in something of its own, as a row of tabs does. */
    const isInScroller = (element: Element): boolean => {
      for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each.clientWidth <= room) return true;
      }
      return false;
    };

    if (document.documentElement.scrollWidth > room)
      faults.push(`wider than the window: ${document.documentElement.scrollWidth}`);
    // What is cut off at the edge makes the window no wider.
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      const { right, left, width, height } = element.getBoundingClientRect();
      const isOut = width > 1 && height > 1 && (right > room + 1 || left < -1);
      if (!isOut || element.closest('svg, [aria-hidden="true"]') !== null) continue;
      if (!isShown(element) || isInScroller(element)) continue;
      faults.push(`over the edge (${Math.round(left)} to ${Math.round(right)} of ${room}): ${nameOf(element)}`);
      break;
    }

    const focusable = 'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, summary';
    // What lies over the page is all that one has then.
    const over = document.querySelector('dialog[open], [role="dialog"]');
    const all = [...document.querySelectorAll<HTMLElement>(`main :is(${focusable}), footer :is(${focusable})`)].filter(
      (element) => over === null || over.contains(element),
    );
    // Of hundreds of lines that are alike the first and the last tell enough.
    for (const element of all.length > 60 ? [...all.slice(0, 10), ...all.slice(-5)] : all) {
      if (!isShown(element) || element.matches(':disabled') || element.tabIndex < 0) continue;
      const { width, height } = element.getBoundingClientRect();
      // Hidden, with something else that is drawn in its place.
      if (width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0') continue;
      element.focus();
      const box = element.getBoundingClientRect();
      const x = Math.min(Math.max(box.left + box.width / 2, 0), room - 1);
      const isAt = (y: number) => {
        const found = document.elementFromPoint(x, y);
        return (
          found !== null &&
          (element.contains(found) ||
            found.contains(element) ||
            [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(found)) ||
            element.parentElement?.contains(found) === true)
        );
      };
      // Not wholly under a bar: of a large one the part where one types is enough.
      const isSeen = [box.top + 4, (box.top + box.bottom) / 2, box.bottom - 4].some(isAt);
      if (!isSeen) faults.push(`covered, or out of sight, when it has the focus: ${nameOf(element)}`);
    }

    // React keeps what an element does beside it.
    const actsOf = (element: Element): Record<string, unknown> => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key === undefined ? {} : ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {});
    };
    for (const button of document.querySelectorAll<HTMLButtonElement>('button')) {
      if (!isShown(button) || button.disabled) continue;
      const acts = actsOf(button);
      const sends = button.type === 'submit' && button.form !== null && 'onSubmit' in actsOf(button.form);
      if (
        !sends &&
        !Object.keys(acts).some((name) => /^on(Click|MouseDown|PointerDown)$/.test(name) && acts[name] !== undefined)
      )
        faults.push(`does nothing: ${nameOf(button)}`);
    }

    // Read out one after the other, links of a list say each where it leads.
    const spoken = (element: Element): string => {
      const label = element.getAttribute('aria-label');
      if (label !== null) return label;
      const parts = [...element.childNodes].map((node) =>
        node instanceof Element
          ? node.getAttribute('aria-hidden') === 'true'
            ? ''
            : spoken(node)
          : (node.textContent ?? ''),
      );
      return parts.join('').replace(/\s+/g, ' ').trim();
    };
    for (const list of document.querySelectorAll('main :is(ul, ol, tbody)')) {
      const places = new Map<string, string>();
      for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        if (!isShown(link)) continue;
        const name = spoken(link);
        const place = places.get(name);
        if (place !== undefined && place !== link.href) faults.push(`two links of one name: ${nameOf(link)}`);
        places.set(name, link.href);
      }
    }
    return faults;
  });
}

/** Where the links of the screen lead to within the app. */
export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        ({ origin, hash, pathname }) => origin === location.origin && !(hash !== '' && pathname === location.pathname),
      )
      .map(({ pathname, search }) => pathname + search),
  );
}

/** No page of the app, or none for this customer. */
export const isNowhere = async (page: Page) =>
  /^(Pagina non trovata|Accedi)$/.test((await title(page).textContent()) ?? '');

/** After a step the focus is on the title of what it led to, or in what lies over the page. */
export async function expectFocusArrived(page: Page, path: string): Promise<void> {
  const over = page.locator('dialog[open], [role="dialog"]');
  await expect(
    title(page).or(over.first()).or(over.locator(':focus')).and(page.locator(':focus')).first(),
    path,
  ).toBeFocused();
}
