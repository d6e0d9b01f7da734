import type { Page } from '@playwright/test';
import { expect, title } from './test.ts';

interface Router {
  readonly history: { push(path: string): void };
  readonly state: { readonly isLoading: boolean };
}

export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.history.push(path);
  }, path);
  await arrived(page);
}

/** Waits until the page is rendered and its requests have finished. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Undefined until the app's code has run.
      (window as unknown as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__?.state.isLoading === false &&
      document.querySelector('h1') !== null &&
      document.querySelector('main [aria-hidden="true"] .mantine-Skeleton-root') === null &&
      ![...document.querySelectorAll('main output')].some((each) => each.textContent === 'Caricamento...'),
    undefined,
    { timeout: 120_000 },
  );
}

/** Limit of elements on a screen, however long its lists are. */
export const MOST_ELEMENTS = 800;

export const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Presses the link of a row in view, and returns its address. */
export async function pressInSight(page: Page): Promise<string> {
  // Rows get their heights on rendering: one in view may move away before the click.
  let url = '';
  await expect(async () => {
    url = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => {
        const isInSight = (link: Element) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 200 && bottom < window.innerHeight - 200;
        };
        return links.find(isInSight)?.getAttribute('href') ?? '';
      });
    expect(url).not.toBe('');
    await page.locator(`a[href="${url}"]`).click({ timeout: 2000 });
  }).toPass();
  return url;
}

/** Waits until the prerendered page is hydrated and reacts to input. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__reactProps$')),
  );
}

/** Returns layout, touch and keyboard faults of the screen that persist for a moment. */
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
    /** True inside a container that scrolls sideways, such as a row of tabs. */
    const isInScroller = (element: Element): boolean => {
      for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each.clientWidth <= room) return true;
      }
      return false;
    };

    if (document.documentElement.scrollWidth > room)
      faults.push(`wider than the window: ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      const { right, left, width, height } = element.getBoundingClientRect();
      const isOut = width > 1 && height > 1 && (right > room + 1 || left < -1);
      if (!isOut || element.closest('svg, [aria-hidden="true"]') !== null) continue;
      if (!isShown(element) || isInScroller(element)) continue;
      faults.push(`over the edge (${Math.round(left)} to ${Math.round(right)} of ${room}): ${nameOf(element)}`);
      break;
    }

    const focusable = 'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, summary';
    // Only the open dialog is usable.
    const over = document.querySelector('dialog[open], [role="dialog"]');
    const all = [...document.querySelectorAll<HTMLElement>(`main :is(${focusable}), footer :is(${focusable})`)].filter(
      (element) => over === null || over.contains(element),
    );
    // In a long uniform list the first and last elements are enough.
    for (const element of all.length > 60 ? [...all.slice(0, 10), ...all.slice(-5)] : all) {
      if (!isShown(element) || element.matches(':disabled') || element.tabIndex < 0) continue;
      const { width, height } = element.getBoundingClientRect();
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
      // Must not be fully covered by a bar; of a large element the input area is enough.
      const isSeen = [box.top + 4, (box.top + box.bottom) / 2, box.bottom - 4].some(isAt);
      if (!isSeen) faults.push(`covered, or out of sight, when it has the focus: ${nameOf(element)}`);
    }

    // React keeps an element's handlers in a property of the element.
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

    // The accessible name: links of a list must each name their destination.
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

export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        ({ origin, hash, pathname }) => origin === location.origin && !(hash !== '' && pathname === location.pathname),
      )
      .map(({ pathname, search }) => pathname + search),
  );
}

export const isNowhere = async (page: Page) =>
  /^(Pagina non trovata|Accedi)$/.test((await title(page).textContent()) ?? '');

/** After a navigation the focus must be on the title, or inside an open dialog. */
export async function expectFocusArrived(page: Page, path: string): Promise<void> {
  const over = page.locator('dialog[open], [role="dialog"]');
  await expect(
    title(page).or(over.first()).or(over.locator(':focus')).and(page.locator(':focus')).first(),
    path,
  ).toBeFocused();
}
