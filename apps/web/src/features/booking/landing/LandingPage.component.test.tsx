import { canBookInSelf, cmsContent, recuperoOragratis, retrieveFreeHour } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/intervento-tecnico';
const system = ['AREA_PRIVATA'];

const landing = (chip: string, firstHour: object) => ({
  system,
  header: { title: 'Un guasto in casa?', description: 'Ci pensiamo noi.' },
  card: { chip, title: 'La prima ora', description: 'Paghi **solo** il resto.' },
  information: [{ icon: 'technician', title: 'Scegli tu il giorno', description: 'In fasce di due ore.' }],
  pricing: {
    firstIntervention: { label: 'Primo intervento', firstHour, nextHours: { original: 45, discounted: 39 } },
    nextIntervention: { label: 'Interventi successivi', firstHour: { discounted: 69 }, nextHours: { discounted: 45 } },
  },
});

const pages: Readonly<Record<string, object>> = {
  '/intervento-tecnico/landing/ora-gratis': landing('Un’ora gratis', { original: 69, discounted: 0 }),
  '/intervento-tecnico/landing/senza-ora-gratis': landing('Prezzo chiaro', { original: 69, discounted: 59 }),
  '/intervento-tecnico/slider': { system, title: 'Descrivi il guasto', description: 'Due minuti.', picture: 'boiler' },
  '/intervento-tecnico/faq': { system, question: 'Chi viene?', answer: 'Una ditta della tua zona.' },
};

function gatewayWith(freeHourAvailable: boolean) {
  const gateway = fakeGateway();
  gateway.answer(cmsContent, ({ url }) => {
    const page = pages[new URL(url).searchParams.get('url') ?? ''];
    return { items: (page === undefined ? [] : [page]) as never };
  });
  gateway.answer(retrieveFreeHour, { freeHourAvailable });
  gateway.answer(recuperoOragratis, { oraGratis: null });
  return gateway;
}

describe('the page of the service (intervento.pagina.1)', () => {
  it.each([
    [true, 'Un’ora gratis', /Prima ora.*69.*Gratis/],
    [false, 'Prezzo chiaro', /Prima ora.*69.*59/],
  ])('shows the configured page; with the free hour (%s) it shows %s', async (isFree, chip, price) => {
    const screen = await open(PAGE, { gateway: gatewayWith(isFree) });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Un guasto in casa?' })).toBeVisible();
    await expect.element(screen.getByText('Ci pensiamo noi.')).toBeVisible();
    const offer = screen.getByRole('region', { name: 'La prima ora' });
    await expect.element(offer).toMatchTextContent(chip);
    await expect.element(offer.getByRole('link', { name: 'Richiedi un intervento' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Scegli tu il giorno' })).toBeVisible();
    const prices = screen.getByRole('region', { name: 'Quanto costa' });
    await expect.element(prices).toMatchTextContent(price);
    await expect.element(prices).toMatchTextContent('Interventi successivi');
    await expect
      .element(screen.getByRole('region', { name: 'Come funziona' }))
      .toMatchTextContent('Descrivi il guasto');
    await screen.getByText('Chi viene?').click();
    await expect.element(screen.getByText('Una ditta della tua zona.')).toBeVisible();
    await expectAccessible();
  });

  it('shows the prices without the free hour where that can’t be read, and says so', async () => {
    const gateway = gatewayWith(true);
    gateway.reject(retrieveFreeHour, 'S-001');
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Adesso non sappiamo se hai ancora l’ora gratis')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'La prima ora' })).toMatchTextContent('Prezzo chiaro');
  });

  it('says what lacks to whom no contract covers it', async () => {
    const gateway = gatewayWith(false);
    gateway.answer(canBookInSelf, { selfBooking: { canBookInSelf: false } });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Serve un servizio che comprenda gli interventi')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Richiedi un intervento' })).not.toBeInTheDocument();
  });

  it('leads on where its content can’t be read', async () => {
    const gateway = gatewayWith(false);
    gateway.reject(cmsContent, 'S-001');
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Non riusciamo a mostrarti il servizio in questo momento')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Richiedi un intervento' })).toBeVisible();
    await expectAccessible();
  });
});
