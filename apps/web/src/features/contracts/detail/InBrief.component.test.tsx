import { recuperoDatiContratto, recuperoLista, recuperoNumeriDistributore } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const SUPPLY = '/my-edison/contratti/4000000001';
const data = recuperoDatiContratto.example.answer;
const { contratto: contract } = data;

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('whom to call in an emergency (contratto.pagine.3)', () => {
  it.each(['LUCE', 'GAS'] as const)('stands above the data of a supply of %s, on a phone too', async (commodity) => {
    await page.viewport(390, 844);
    const gateway = fakeGateway();
    const { contratti } = recuperoLista.example.answer;
    gateway.answer(recuperoLista, { contratti: contratti.map((one) => ({ ...one, commodity })) });
    gateway.answer(recuperoDatiContratto, { ...data, contratto: contract && { ...contract, commodity } });
    const screen = await open(SUPPLY, { gateway });
    const emergency = screen.getByRole('region', { name: 'Guasti e pronto intervento' });
    const call = emergency.getByRole('link', { name: /^Chiama/ });
    await expect.element(call).toHaveAttribute('href', 'tel:800000001');
    const advice = emergency.getByText('Odore di gas?');
    await expect.poll(() => advice.elements().length).toBe(commodity === 'GAS' ? 1 : 0);
    const paper = screen.getByText('Offerta, POD, PDR e tutti i dati');
    expect(isBefore(emergency.element(), paper.element())).toBe(true);
    await expectAccessible();
  });

  it('names the emergency number where the distributor’s is not known', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoNumeriDistributore, { contatti: [] });
    const screen = await open(SUPPLY, { gateway });
    await expect
      .element(screen.getByRole('region', { name: 'Guasti e pronto intervento' }))
      .toMatchTextContent('In caso di pericolo chiama il 112.');
    await expect.element(screen.getByRole('link', { name: 'Chiama 112' })).toHaveAttribute('href', 'tel:112');
  });
});
