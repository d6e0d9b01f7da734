import { cmsContent } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

describe('support whose content can’t be read', () => {
  it.each([
    ['/my-edison/assistenza/scrivici', 'Non riusciamo a preparare il modulo'],
    ['/my-edison/assistenza', 'Non riusciamo a leggere le domande frequenti'],
  ])('says so at %s', async (path, words) => {
    const gateway = fakeGateway();
    gateway.refuse(cmsContent, 'S-001');
    const screen = await open(path, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
    await expectAccessible();
  });
});
