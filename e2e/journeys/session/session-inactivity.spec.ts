import { clockOf, duplicate, isHome } from '../../support/session.ts';
import { expect, expectAccessible, signInByForm, storedSession, test } from '../../support/test.ts';

const MINUTE = 60_000;

const DRAFT = 'sportello-draft.luce/prova';

// Several pages load at the same time.
test.slow();

test('asks after 14 minutes to stay, and signs out after 15 with the reason', async ({ page, context }) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'luce');
  await isHome(page);
  const dialog = page.getByRole('dialog', { name: 'Sei ancora qui?' });
  await clock.pass(14 * MINUTE + 5000);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^[01]:\d\d$/)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^Mancano (60|30|10) secondi$/);
  const stay = dialog.getByRole('button', { name: 'Resta collegato' });
  await expect(stay).toBeFocused();
  await expectAccessible(page);
  await stay.click();
  await expect(dialog).toBeHidden();

  await clock.pass(14 * MINUTE + 5000);
  await expect(dialog).toBeVisible();
  await clock.pass(MINUTE);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('dopo 15 minuti di inattività')).toBeVisible();
  expect(await storedSession(page)).toBeUndefined();
});

test('offers to sign out in the inactivity warning', async ({ page, context }) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'luce');
  await isHome(page);
  await clock.pass(14 * MINUTE + 5000);
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('L’area clienti è chiusa.')).toBeVisible();
});

test('counts input for every tab of the session, and not the app’s own activity', async ({ page, context }) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'luce');
  const copy = await duplicate(page);
  await isHome(copy);
  await clock.pass(10 * MINUTE);
  await copy.keyboard.press('Shift');
  await clock.pass(5 * MINUTE);
  await isHome(page);
  await expect(page.getByRole('dialog', { name: 'Sei ancora qui?' })).toBeHidden();
  // The cookies are refreshed meanwhile, without any input.
  await clock.pass(9 * MINUTE + 5000);
  for (const tab of [page, copy]) await expect(tab.getByRole('dialog', { name: 'Sei ancora qui?' })).toBeVisible();
  await copy.getByRole('button', { name: 'Resta collegato' }).click();
  for (const tab of [page, copy]) await expect(tab.getByRole('dialog', { name: 'Sei ancora qui?' })).toBeHidden();
});

test('shows the login on a device that wakes after more than 15 minutes, and keeps the input', async ({
  page,
  context,
}) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'luce');
  await isHome(page);
  await page.evaluate(
    ([key, at]) => sessionStorage.setItem(key, JSON.stringify({ at, values: { nota: 'La caldaia' } })),
    [DRAFT, Date.now()] as const,
  );
  await clock.pass(20 * MINUTE);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('dopo 15 minuti di inattività')).toBeVisible();
  await expect(page.getByText('lo ritrovi quando accedi di nuovo')).toBeVisible();
  const draft = () => page.evaluate((key) => sessionStorage.getItem(key), DRAFT);
  expect(await draft()).toContain('La caldaia');
  await signInByForm(page, 'gas');
  expect(await draft()).toBeNull();
});

test('starts at the login in a tab that is opened again too late', async ({ page, context }) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'luce');
  await isHome(page);
  await page.goto('/config.json');
  await clock.pass(16 * MINUTE);
  await page.goto('/my-edison');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('dopo 15 minuti di inattività')).toBeVisible();
});

test('does not end a remembered session for lack of input', async ({ page, context }) => {
  const clock = await clockOf(context);
  await signInByForm(page, 'luce', { rememberMe: true });
  await isHome(page);
  await clock.pass(60 * MINUTE);
  await page.reload();
  await isHome(page);
});
