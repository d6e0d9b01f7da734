import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';
import { installedWindow, iPhone } from '../../../../test/push-browser.ts';

const twoDays = () => localStorage.setItem('FIXED_installDays', '2026-11-25 2026-11-26');

/** The browser's own event, which it sends to pages over HTTPS only; it can ask once. */
function offerOf(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => undefined).mockRejectedValue(new DOMException('asked already', 'InvalidStateError'));
  prompt.mockResolvedValueOnce(undefined);
  window.sportelloInstall = Object.assign(new Event('beforeinstallprompt'), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  onTestFinished(() => {
    window.sportelloInstall = undefined;
  });
  return prompt;
}

/** The home down to its end, where cards are loaded once they are in view. */
async function openEnd() {
  const screen = await open('/my-edison');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await import('./InstallOffer.tsx');
  const isAtEnd = () => {
    window.scrollTo(0, document.body.scrollHeight);
    const isBelow = window.innerHeight + window.scrollY < document.body.scrollHeight - 2;
    return !isBelow && screen.app.cache.isFetching() === 0;
  };
  for (let frame = 0; frame < 10; frame += 1) {
    await expect.poll(isAtEnd).toBe(true);
    await new Promise(requestAnimationFrame);
  }
  return { screen, heading: screen.getByRole('heading', { name: 'Installa l’app' }) };
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

it('shows a visitor of one day nothing', async () => {
  localStorage.setItem('FIXED_installDays', '2026-11-26');
  offerOf('accepted');
  const { heading } = await openEnd();
  await expect.element(heading).not.toBeInTheDocument();
});

it('shows whoever says no to the browser no question that could not be asked again', async () => {
  twoDays();
  const prompt = offerOf('dismissed');
  const { screen, heading } = await openOffer();
  await screen.getByRole('button', { name: 'Installa', exact: true }).click();
  await expect.element(heading).not.toBeInTheDocument();
  expect(prompt).toHaveBeenCalledOnce();
  // Not for good: the browser may offer it again.
  expect(localStorage.getItem('FIXED_installDays')).toBe('2026-11-25 2026-11-26');
});

it('shows the browser’s question in the profile, and its menu once that was answered', async () => {
  const prompt = offerOf('dismissed');
  const screen = await open('/my-edison/profilo');
  await screen.getByRole('button', { name: 'Installa', exact: true }).click();
  await expect.element(screen.getByText(/Apri il menu del browser/)).toBeVisible();
  expect(prompt).toHaveBeenCalledOnce();
});

describe('on an iPhone', () => {
  it('shows the words of Safari at the home’s end and in the profile', async () => {
    iPhone({ isInstalled: false });
    twoDays();
    const { screen } = await openOffer();
    const words = 'In Safari tocca Condividi, poi Aggiungi alla schermata Home.';
    await expect.element(screen.getByText(/In Safari tocca/)).toMatchTextContent(words);
    await expect.element(screen.getByRole('button', { name: 'Installa', exact: true })).not.toBeInTheDocument();
    await screen.unmount();
    const profile = await open('/my-edison/profilo');
    await expect.element(profile.getByText(/In Safari tocca/)).toMatchTextContent(words);
  });

  it('shows nothing on the home screen’s app', async () => {
    iPhone({ isInstalled: true });
    twoDays();
    const { screen, heading } = await openEnd();
    await expect.element(heading).not.toBeInTheDocument();
    await screen.unmount();
    const profile = await open('/my-edison/profilo');
    await expect.element(profile.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(profile.getByRole('heading', { name: 'Installa l’app' })).not.toBeInTheDocument();
  });
});

it('shows nothing in the window of the installed app', async () => {
  installedWindow();
  twoDays();
  offerOf('accepted');
  const { heading } = await openEnd();
  await expect.element(heading).not.toBeInTheDocument();
});

it('shows the browser’s menu in the profile alone, not on the home', async () => {
  twoDays();
  const { heading } = await openEnd();
  await expect.element(heading).not.toBeInTheDocument();
});
