import {
  billPayment,
  cmsContent,
  interventions,
  invioFormContatti,
  recuperoDettaglioBolletta,
  recuperoLista,
  sentReadings,
  storicoLetture,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';
import { readBaseContent } from '../../../test/pictures/base-content.ts';

const FORM = '/my-edison/assistenza/scrivici';
const BILL = '2026000123456';
const [supply] = recuperoLista.example.answer.contratti;
const CODE = supply?.codiceContratto ?? '';
const payment = billPayment.example.answer;
const [visit] = interventions.example.answer.interventions;

function gatewayWithTopics(): FakeGateway {
  const gateway = fakeGateway();
  gateway.answer(cmsContent, (request) => ({ items: readBaseContent(new URL(request.url).searchParams.get('url')) }));
  return gateway;
}

const SENT = 'Scrivo per: lettura del 20 novembre 2026: 4.211, Casa.\n\nCosa non torna: ';

interface Row {
  /** Page on which the link stands. */
  readonly from: string;
  readonly link: string | RegExp;
  readonly topic: string;
  readonly contract?: string;
  readonly words: readonly string[];
}

const origins = {
  'a bill': {
    from: `/my-edison/bollette/${BILL}`,
    link: 'Qualcosa non torna?',
    topic: 'bollette',
    contract: CODE,
    words: ['Bolletta luce · Casa', `numero ${BILL}`, 'importo 123,45 €', 'scadenza'],
  },
  'a reading': {
    from: `/my-edison/contratti/${CODE}/letture`,
    link: /^Qualcosa non torna\? Lettura del/,
    topic: 'letture',
    contract: CODE,
    words: ['lettura del', 'rilevata'],
  },
  'a payment': {
    from: `/my-edison/pagamenti/${payment.id}`,
    link: 'Qualcosa non torna?',
    topic: 'bollette',
    words: ['pagamento del', 'importo', 'documento 2026000123456', `numero del pagamento ${payment.id}`],
  },
  'a visit': {
    from: `/my-edison/intervento-tecnico/il-mio-intervento/${visit?.id}`,
    link: 'Qualcosa non torna?',
    topic: 'interventi',
    words: [
      visit?.product?.name ?? '',
      `intervento ${visit?.id}`,
      'martedì 1° dicembre 2026',
      'dalle 09:00 alle 11:00',
    ],
  },
} as const satisfies Readonly<Record<string, Row>>;

describe('the contact form that is opened from an object (assistenza.modulo.5)', () => {
  it.each(Object.entries<Row>(origins))('shows topic, supply and words of %s', async (_name, row) => {
    const gateway = gatewayWithTopics();
    const screen = await open(row.from, { gateway });
    await screen.getByRole('link', { name: row.link }).first().click();
    await expect.element(screen.getByLabelText('Di che cosa si tratta?')).toHaveValue(row.topic);
    expect(screen.path()).toBe(FORM);
    if (row.contract !== undefined) {
      await expect.element(screen.getByLabelText(/Per quale fornitura/)).toHaveValue(row.contract);
    }
    const message = screen.getByLabelText('Il tuo messaggio');
    const begun = (message.element() as HTMLTextAreaElement).value;
    for (const words of row.words) expect(begun.replaceAll('\u00A0', ' ')).toContain(words);
    await expectAccessible();

    await screen.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect.element(screen.getByText('Scrivi cosa non torna.', { exact: true })).toBeVisible();
    expect(gateway.asked(invioFormContatti)).toEqual([]);
    await message.fill(`${begun}è il doppio di prima.`);
    await screen.getByRole('button', { name: 'Invia il messaggio' }).click();
    await expect.element(screen.getByText('Abbiamo ricevuto il tuo messaggio')).toBeVisible();
    const [sent] = gateway.asked(invioFormContatti);
    expect(await sent?.json()).toMatchObject({ argomento: row.topic, messaggio: `${begun}è il doppio di prima.` });
  });

  it.each([
    ['bolletta=ALTRUI', 'bollette', recuperoDettaglioBolletta],
    ['pagamento=ALTRUI', 'bollette', billPayment],
    ['intervento=ALTRUI', 'interventi', undefined],
    ['fornitura=ALTRUI&lettura=2026-09-30', 'letture', undefined],
    [`fornitura=${CODE}&lettura=1999-01-01`, 'letture', undefined],
    ['bolletta=2026000123456', 'bollette', recuperoDettaglioBolletta],
  ] as const)('shows only the topic where the object of ?%s can’t be read', async (search, topic, refused) => {
    const gateway = gatewayWithTopics();
    if (refused !== undefined) gateway.reject(refused, 'NOT_FOUND');
    const screen = await open(`${FORM}?${search}`, { gateway });
    await expect.element(screen.getByLabelText('Di che cosa si tratta?')).toHaveValue(topic);
    await expect.element(screen.getByLabelText('Il tuo messaggio')).toHaveValue('');
    await expect.element(screen.getByText(/ALTRUI/)).not.toBeInTheDocument();
  });

  it.each(['bolletta=%3Cb%3E', 'lettura=2026-09-30', 'bolletta[]=1', 'altro=1'])(
    'shows an empty form for ?%s, which names no object',
    async (search) => {
      const screen = await open(`${FORM}?${search}`, { gateway: gatewayWithTopics() });
      await expect.element(screen.getByLabelText('Di che cosa si tratta?')).toHaveValue('');
      await expect.element(screen.getByLabelText('Il tuo messaggio')).toHaveValue('');
    },
  );

  it('shows a reading that was sent and is not among the past ones yet', async () => {
    const gateway = gatewayWithTopics();
    gateway.answer(storicoLetture, { letture: [] });
    const [reading] = sentReadings.example.answer.autoletture;
    const screen = await open(`${FORM}?fornitura=${CODE}&lettura=${reading?.dataLettura}`, { gateway });
    await expect.element(screen.getByLabelText('Il tuo messaggio')).toHaveValue(SENT);
  });

  it('shows no link in the list of readings while support is closed', async () => {
    const gateway = fakeGateway({ disabledModules: { support: 'Torniamo lunedì.' } });
    const screen = await open(origins['a reading'].from, { gateway });
    await expect.element(screen.getByRole('table')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Qualcosa non torna/ })).not.toBeInTheDocument();
  });

  it('keeps what was typed about each object apart', async () => {
    const screen = await open(`${FORM}?bolletta=${BILL}`, { gateway: gatewayWithTopics() });
    const message = screen.getByLabelText('Il tuo messaggio');
    await message.fill('È il doppio di prima.');
    await screen.getByRole('main').getByRole('link', { name: 'Assistenza' }).click();
    await screen.getByRole('link', { name: 'Scrivi un messaggio' }).click();
    await expect.element(message).toHaveValue('');
    await expect.element(screen.getByText(/^Abbiamo ritrovato/)).not.toBeInTheDocument();
  });
});
