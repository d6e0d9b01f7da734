import { expect, signIn, test } from '../../support/test.ts';

for (const username of ['full', 'amministratore', 'operatore']) {
  test(`shows ${username} who is signed in and the way out, without scrolling at 1280 × 800`, async ({
    page,
    context,
  }) => {
    await signIn(page, username, username === 'operatore' ? { at: '/my-edison/operatore' } : {});
    const bar = page.getByRole('navigation', { name: 'Menu principale' });
    await expect(bar.getByRole('link', { name: 'Home' })).toBeInViewport();
    // The last entry of the menu, with which the bar is full.
    await expect(bar.getByRole('link', { name: 'Dispositivi e accessi' })).toBeAttached();
    await expect(bar.getByRole('button', { name: 'Esci' })).toBeInViewport({ ratio: 1 });
    await context.setOffline(true);
    await expect(page.getByText('Sei senza connessione. I dati potrebbero non essere aggiornati.')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Esci' })).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await bar.getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL('/login');
  });
}
