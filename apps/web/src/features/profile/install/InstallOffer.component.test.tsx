import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';

const twoDays = () => localStorage.setItem('FIXED_installDays', '2026-11-25 2026-11-26');

/** The browser's own event, which it sends to pages over HTTPS only. */
function offerOf(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => undefined);
  window.sportelloInstall = Object.assign(new Event('beforeinstallprompt'), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  onTestFinished(() => {
    window.sportelloInstall = undefined;
  });
  return prompt;
}

async function openOffer() {
  const screen = await open('/my-edison');
  const heading = screen.getByRole('heading', { name: 'Installa l’app' });
  // Its code is loaded when its place at the home's end is in view.
  const seen = () => {
    window.scrollTo(0, document.body.scrollHeight);
    return heading.query() !== null;
  };
  await expect.poll(seen).toBe(true);
  return { screen, heading };
}

beforeEach(() => localStorage.clear());

it('shows the offer from the second day on, and asks the browser’s own question', async () => {
  twoDays();
  const prompt = offerOf('accepted');
  const { screen, heading } = await openOffer();
  const button = screen.getByRole('button', { name: 'Installa', exact: true });
  await expect.element(button).toBeVisible();
  await expectAccessible();
  await button.click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(heading).not.toBeInTheDocument();
});

it('shows the offer never again once it was dismissed', async () => {
  twoDays();
  offerOf('dismissed');
  const { screen, heading } = await openOffer();
  await screen.getByRole('button', { name: 'Non mostrare più' }).click();
  await expect.element(heading).not.toBeInTheDocument();
  expect(localStorage.getItem('FIXED_installDays')).toBe('no');
});

it('shows the browser’s menu in the profile, where it has no question', async () => {
  const screen = await open('/my-edison/profilo');
  await expect.element(screen.getByRole('heading', { name: 'Installa l’app' })).toBeVisible();
  await expect.element(screen.getByText(/Apri il menu del browser/)).toBeVisible();
});
