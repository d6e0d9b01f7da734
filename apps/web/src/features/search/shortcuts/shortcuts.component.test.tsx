import { operatorProfile, recuperaDatiProfilo } from '@sportello/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

beforeEach(() => page.viewport(1280, 800));

async function openAt(path: string, gateway = fakeGateway()) {
  const screen = await open(path, { gateway });
  await expect.element(screen.getByRole('button', { name: 'Cerca in tutta l’area' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...screen, sheet: screen.getByRole('dialog', { name: 'Scorciatoie da tastiera' }) };
}

describe('the shortcuts (pagine.tasti.1)', () => {
  it.each([
    ['gb', '/my-edison/bollette'],
    ['gf', '/my-edison/contratti'],
    ['gc', '/my-edison/controllo-energia'],
    ['ga', '/my-edison/assistenza'],
    ['gn', '/my-edison/notifiche'],
  ])('opens with %s the page %s, and with gh the home', async (keys, path) => {
    const screen = await openAt('/my-edison');
    await userEvent.keyboard(keys);
    await expect.poll(screen.path).toBe(path);
    await userEvent.keyboard('gh');
    await expect.poll(screen.path).toBe('/my-edison');
  });

  it('does not open or list pages that the user lacks', async () => {
    const screen = await openAt('/my-edison/operatore/richieste', asOperator());
    await userEvent.keyboard('gb');
    await userEvent.keyboard('?');
    await expect.element(screen.sheet).toBeVisible();
    await expect.element(screen.sheet.getByText('Home', { exact: true })).toBeVisible();
    await expect.element(screen.sheet.getByText('Bollette')).not.toBeInTheDocument();
    expect(screen.path()).toBe('/my-edison/operatore/richieste');
  });

  it('focuses the search field with /, and types shortcuts as text there', async () => {
    const screen = await openAt('/my-edison/assistenza');
    const field = screen.getByRole('searchbox', { name: 'Cerca una risposta' });
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('gb/?');
    await expect.element(field).toHaveValue('gb/?');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(screen.path()).toBe('/my-edison/assistenza');
  });

  it('opens the search on a page without a search field', async () => {
    const screen = await openAt('/my-edison/profilo');
    await userEvent.keyboard('/');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
  });

  it('ignores keys with a modifier, or over a dialog', async () => {
    const screen = await openAt('/my-edison/profilo');
    await userEvent.keyboard('g{Alt>}b{/Alt}');
    await userEvent.keyboard('?');
    await expect.element(screen.sheet).toBeVisible();
    await userEvent.keyboard('gb');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.sheet).not.toBeInTheDocument();
    expect(screen.path()).toBe('/my-edison/profilo');
  });
});

describe('the list of shortcuts (pagine.tasti.2)', () => {
  it('opens from the foot, and is accessible', async () => {
    const screen = await openAt('/my-edison/profilo');
    await screen.getByRole('contentinfo').getByRole('button', { name: 'Scorciatoie da tastiera' }).click();
    await expect.element(screen.sheet).toBeVisible();
    await expect.element(screen.sheet.getByText('Bollette')).toBeVisible();
    await expectAccessible();
  });

  it('opens from the search', async () => {
    const screen = await openAt('/my-edison/profilo');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('scorciatoie{Enter}');
    await expect.element(screen.sheet).toBeVisible();
  });

  it('turns the single keys off on this device, but not the search', async () => {
    const screen = await openAt('/my-edison/profilo');
    await userEvent.keyboard('?');
    await screen.sheet.getByRole('checkbox', { name: 'Scorciatoie con un tasto attive' }).click();
    await expect.element(screen.sheet.getByRole('heading', { name: 'Vai a (non attive)' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('gb?/');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expect.element(screen.getByRole('dialog')).toHaveLength(1);
    expect(screen.path()).toBe('/my-edison/profilo');
    expect(localStorage.getItem('FIXED_shortcuts')).toBe('off');
  });
});

function asOperator() {
  const gateway = fakeGateway();
  const profile = recuperaDatiProfilo.example.answer;
  gateway.answer(recuperaDatiProfilo, { ...profile, segmento: 'Operatore', codiceCliente: null });
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo: 'HELP_DESK' });
  return gateway;
}
