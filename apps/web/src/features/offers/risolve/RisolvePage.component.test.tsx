import {
  cmsContent,
  dataUses,
  interventions,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  risolveCommodity,
} from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/risolve';
const [fibre] = recuperoContrattiVasCliente.example.answer.contratti;
if (fibre === undefined) throw new Error('no example');
const service = {
  ...fibre,
  codiceContrattoVas: '7000000003',
  tipo: 'SERVIZIO' as const,
  sottoTipo: 'INTERVENTO_TECNICO' as const,
  tipoProdotto: 'ZINT',
  nome: 'Pronto Casa',
  descrizione: 'Elettricista e idraulico.',
  keyword: 'pronto intervento',
  fibra: null,
};
const words = { system: ['AREA_PRIVATA'], description: 'Due parole.', picture: 'technician' };

function stocked() {
  const gateway = fakeGateway();
  gateway.answer(recuperoContrattiVasCliente, { contratti: [fibre ?? service, service] });
  const covered = { ...words, code: 'pronto-intervento', title: 'Pronto Casa', advantages: ['Un’ora gratis all’anno'] };
  const offered = { ...words, code: 'altro', title: 'Casa Protetta' };
  gateway.answer(cmsContent, ({ url }) => ({
    items: url.includes('dettaglio') ? [covered] : url.includes('lista') ? [offered] : [],
  }));
  const [visit] = interventions.example.answer.interventions;
  if (visit === undefined) throw new Error('no example');
  gateway.answer(interventions, {
    ...interventions.example.answer,
    interventions: [{ ...visit, contractRisolveId: '7000000003' }],
  });
  return gateway;
}

it('shows the services, what they cover and how often they were used (moduli.contenuti.3)', async () => {
  const screen = await open(PAGE, { gateway: stocked() });
  const own = screen.getByRole('region', { name: 'Pronto Casa' });
  await expect.element(own.getByText('Un’ora gratis all’anno')).toBeVisible();
  await expect.element(own.getByText('Uno', { exact: true })).toBeVisible();
  await expect.element(own.getByText('In bolletta con')).toBeVisible();
  await expect
    .element(own.getByRole('link', { name: 'Chiedi un intervento' }))
    .toHaveAttribute('href', '/my-edison/intervento-tecnico');
  await expect.element(screen.getByRole('link', { name: 'Scopri come averlo: Casa Protetta' })).toBeVisible();
  await expectAccessible();
});

it('counts all of five years, not the newest fifty alone', async () => {
  const gateway = stocked();
  const [visit] = interventions.example.answer.interventions;
  if (visit === undefined) throw new Error('no example');
  const some = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => ({ ...visit, id: `I${from + at}`, contractRisolveId: '7000000003' }));
  gateway.answer(interventions, ({ url }) => {
    const isFirst = new URL(url).searchParams.get('offset') === '0';
    return { interventions: isFirst ? some(50, 1) : some(7, 51), total: 57 };
  });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByRole('region', { name: 'Pronto Casa' }).getByText('57')).toBeVisible();
});

it('says once how fresh it is, and asks for all that a service is made of again', async () => {
  const gateway = stocked();
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText(/aggiornato alle/)).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Scopri come averlo: Casa Protetta' })).toBeVisible();
  await expect.element(screen.getByText(/aggiornato alle/)).toHaveLength(1);
  const asked = () => [interventions, risolveCommodity].map((call) => gateway.asked(call).length);
  const before = asked();
  await screen.getByRole('button', { name: 'Aggiorna' }).click();
  await expect.poll(asked).toEqual(before.map((times) => times + 1));
});

it('says that there is none yet, and what there is to have', async () => {
  const gateway = stocked();
  gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByRole('heading', { name: 'Non hai ancora un servizio Risolve' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Scopri come averlo: Casa Protetta' })).toBeVisible();
});

it('proposes nothing to who is opposed to offers (profilo.opposizione.3)', async () => {
  const gateway = stocked();
  gateway.answer(dataUses, { ...dataUses.example.answer, offerteDirette: false });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByRole('region', { name: 'Pronto Casa' })).toBeVisible();
  await expect.element(screen.getByText('Casa Protetta')).not.toBeInTheDocument();
});

it('says what could not be read, and shows the rest', async () => {
  const gateway = stocked();
  gateway.reject(interventions, 'S-001');
  gateway.reject(risolveCommodity, 'S-001');
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Adesso non sappiamo quante volte hai usato i servizi.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Pronto Casa' })).toBeVisible();
});

it('shows a business the service, the number to call and the products (moduli.contenuti.3)', async () => {
  const gateway = stocked();
  const profile = recuperaDatiProfilo.example.answer;
  gateway.answer(recuperaDatiProfilo, { ...profile, segmento: 'Pmi', ragioneSociale: 'Aurora S.r.l.' });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByRole('link', { name: 'Chiama 800 000 004' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Pronto Casa' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Scopri come averlo: Casa Protetta' })).toBeVisible();
  await expectAccessible();
});
