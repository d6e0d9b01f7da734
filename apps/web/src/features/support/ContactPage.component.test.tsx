import { cmsContent, invioFormContatti, openCase } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';
import { readBaseContent } from '../../../test/pictures/base-content.ts';

const FORM = '/my-edison/assistenza/scrivici';

function withTopics(gateway: FakeGateway): FakeGateway {
  gateway.answer(cmsContent, (request) => ({ items: readBaseContent(new URL(request.url).searchParams.get('url')) }));
  return gateway;
}

describe('a complaint in the contact form', () => {
  it('shows the way to the form of complaints instead of the message', async () => {
    const screen = await open(FORM, { gateway: withTopics(fakeGateway()) });
    await screen.getByLabelText('Di che cosa si tratta?').selectOptions('Reclamo');
    await expect.element(screen.getByLabelText('Il tuo messaggio')).not.toBeInTheDocument();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Scrivi un reclamo' }).click();
    await expect.poll(screen.path).toBe('/my-edison/assistenza/reclami/nuovo');
  });

  it('sends a complaint as a message where the gateway has no cases', async () => {
    const { capabilities } = fakeGateway().config;
    const gateway = withTopics(fakeGateway({ capabilities: capabilities.filter((id) => id !== openCase.id) }));
    const screen = await open(FORM, { gateway });
    await screen.getByLabelText('Di che cosa si tratta?').selectOptions('Reclamo');
    await screen.getByLabelText('Il tuo messaggio').fill('Aspetto da settimane.');
    await screen.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect.element(screen.getByText('Abbiamo ricevuto il tuo messaggio')).toBeVisible();
    expect(await gateway.asked(invioFormContatti)[0]?.json()).toMatchObject({ argomento: 'reclamo' });
  });
});
