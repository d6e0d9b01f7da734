import { invalidations, recuperoListaBollette, recuperoListaBolletteVAS } from '@sportello/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';
import { withBills, withPayable } from '../../../../test/bills.ts';

const ARCHIVE = '/my-edison/bollette';

/** More rows than the window and those rendered around it. */
const FEW = 25;

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

beforeEach(() => window.scrollTo(0, 0));

describe('the list of bills', () => {
  it('brings older bills as one reads on, and draws only those in view', async () => {
    const screen = await open(ARCHIVE, { gateway: withBills(90) });
    await expect.element(screen.getByText('90 documenti')).toBeVisible();
    const bill = (number: string) => screen.getByRole('link', { name: new RegExp(number) });
    expect(bill('B0090').element().closest('li')?.ariaSetSize).toBe('90');
    await expect.poll(() => (scrollToEnd(), bill('B0001').elements().length)).toBe(1);
    expect(bill('B0001').element().closest('li')?.ariaPosInSet).toBe('90');
    await expect.element(bill('B0090')).not.toBeInTheDocument();
    expect(screen.getByRole('article').elements().length).toBeLessThan(FEW);
    await expectAccessible();
  });

  it('waits for the press of a button after some pages, so that the footer is within reach', async () => {
    const gateway = withBills(400);
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByText('400 documenti')).toBeVisible();
    const asked = () =>
      gateway.asked(recuperoListaBollette).map(({ url }) => new URL(url).searchParams.get('numPagina'));
    const pages = () => Math.max(...asked().map(Number));
    await expect.poll(() => (scrollToEnd(), pages())).toBe(4);
    const older = screen.getByRole('button', { name: 'Mostra le più vecchie' });
    await expect.poll(() => (scrollToEnd(), isInView(older.element()))).toBe(true);
    await expect.element(older).not.toHaveAttribute('data-loading');
    expect(pages()).toBe(4);
    await older.click();
    await expect.poll(pages).toBeGreaterThan(4);
  });

  it('fetches the bills again after an event about them', async () => {
    const gateway = withBills(3);
    gateway.give(invalidations, 'event: bills\ndata: {}\n\n', 'text/event-stream');
    const event = gateway.hold(invalidations);
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByText('3 documenti')).toBeVisible();
    const firstPages = () => gateway.asked(recuperoListaBollette).filter(({ url }) => url.includes('numElemPagina=40'));
    const services = () => gateway.asked(recuperoListaBolletteVAS);
    const before = [firstPages().length, services().length] as const;
    event.letThrough();
    await expect.poll(() => firstPages().length).toBeGreaterThan(before[0]);
    await expect.poll(() => services().length).toBeGreaterThan(before[1]);
  });

  it('keeps the focus in a row that is out of view, and what was chosen there', async () => {
    const screen = await open(ARCHIVE, { gateway: withPayable(40) });
    const choice = screen.getByRole('checkbox', { name: /B9 / });
    await choice.click();
    await expect.element(choice).toHaveFocus();
    await expect.poll(() => (scrollToEnd(), screen.getByRole('link', { name: / B0$/ }).elements().length)).toBe(1);
    await expect.element(choice).toHaveFocus();
    await expect.element(screen.getByText('1 bolletta scelta')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => (scrollBack(), choice.elements().length)).toBe(0);
    window.scrollTo(0, 0);
    await expect.element(choice).toBeChecked();
  });

  it('prints all bills that were read', async () => {
    const screen = await open(ARCHIVE, { gateway: withPayable(40) });
    const rows = () => screen.getByRole('article').elements();
    // The list that prints is loaded after its first rows.
    await expect.poll(() => document.querySelector('li[data-index]')).not.toBeNull();
    expect(rows().length).toBeLessThan(FEW);
    window.dispatchEvent(new Event('beforeprint'));
    expect(rows()).toHaveLength(40);
    expect(new Set(rows().map((row) => row.getBoundingClientRect().top)).size).toBe(40);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => rows().length).toBeLessThan(FEW);
  });
});

function scrollBack(): void {
  window.scrollBy(0, -40);
}
