export interface Sought {
  /** `title` is the heading of the page. */
  readonly role: string;
  /** Pattern of the accessible name. */
  readonly name: string;
}

/**
 * Marks the first visible element with this role and name as `data-sought`, and returns how many there are. Runs in the
 * page, so it refers to nothing outside itself.
 */
export function find({ role, name }: Sought): number {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button',
    link: 'a[href]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    textbox: 'input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea',
    combobox: 'select',
    heading: 'h1, h2, h3',
    title: 'h1',
    text: 'p, li, output, dd, strong, span',
  };
  const pattern = new RegExp(name);
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
    const text = element.getAttribute('aria-label') ?? (labels || element.textContent);
    return text.replace(/\s+/g, ' ').trim();
  };
  const hasSize = (element: Element) => element.getBoundingClientRect().width > 0;
  /** The label of an input that is drawn by its label alone. */
  const shownBy = (element: Element) =>
    [element, ...((element as HTMLInputElement).labels ?? [])].find((each) => hasSize(each));
  const isShown = (element: Element) =>
    shownBy(element) !== undefined && element.closest('[aria-hidden=true], [inert]') === null;
  for (const marked of document.querySelectorAll('[data-sought]')) marked.removeAttribute('data-sought');
  const found = [...document.querySelectorAll(selectors[role] ?? role)].filter(
    (element) => isShown(element) && pattern.test(nameOf(element)),
  );
  const first = found[0] && shownBy(found[0]);
  first?.setAttribute('data-sought', role);
  first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.length;
}

/** Returns where an element is, and whether a click at its middle reaches it. Runs in the page. */
export function placeOf(selector: string): { x: number; y: number; isOnTop: boolean } | undefined {
  const element = document.querySelector(selector);
  if (element === null) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return { x, y, isOnTop: top !== null && (element.contains(top) || top.contains(element)) };
}

/**
 * Stops the next click if it does not reach an element, and marks the page as `data-missed` then: a driver clicks where
 * the element was, even if it has moved since. Runs in the page.
 */
export function guardClick(selector: string): void {
  const element = document.querySelector(selector);
  const stopMiss = (event: Event) => {
    if (event.target instanceof Node && element?.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.documentElement.setAttribute('data-missed', '');
  };
  document.documentElement.removeAttribute('data-missed');
  window.addEventListener('click', stopMiss, { capture: true, once: true });
}
