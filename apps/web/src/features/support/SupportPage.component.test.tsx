import { cmsContent } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

describe('support whose content can’t be read', () => {
  it.each([
    ['/my-edison/assistenza/scrivici', 'Non riusciamo a preparare il modulo'],
    ['/my-edison/assistenza', 'Non riusciamo a caricare le domande frequenti'],
  ])('says so at %s', async (path, words) => {
    const gateway = fakeGateway();
    gateway.reject(cmsContent, 'S-001');
    const screen = await open(path, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
    await expectAccessible();
  });
});

describe('the numbers to call (assistenza.numeri.1)', () => {
  it('shows that both numbers are free', async () => {
    const screen = await open('/my-edison/assistenza');
    await expect
      .element(screen.getByRole('region', { name: 'Chiamaci' }))
      .toMatchTextContent('Anche 800 000 000: entrambi i numeri sono gratuiti.');
  });

  it('shows which number is free where only one is', async () => {
    const callCentre = { RESIDENTIAL_FREE_MARKET: '02 1234 5678', TOLL_FREE: '800 000 000' };
    const screen = await open('/my-edison/assistenza', { gateway: fakeGateway({ callCentre }) });
    await expect
      .element(screen.getByRole('region', { name: 'Chiamaci' }))
      .toMatchTextContent('Numero verde, gratuito: 800 000 000');
  });

  it('shows no hours that the provider has not configured', async () => {
    const screen = await open('/my-edison/assistenza', { gateway: fakeGateway({ support: { answerWorkingDays: 2 } }) });
    const region = screen.getByRole('region', { name: 'Chiamaci' });
    await expect.element(region.getByRole('link', { name: 'Chiama', exact: true })).toBeVisible();
    await expect.element(region).not.toMatchTextContent('Adesso');
    await expect.element(region).not.toMatchTextContent('Da lunedì');
  });
});
