import { recuperoContrattiVasCliente } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const [service] = recuperoContrattiVasCliente.example.answer.contratti;
const plain = { fibra: null, autoconsumo: null } as const;

it.each<[string, object, Record<string, string>]>([
  ['fibre', {}, { Tecnologia: 'FTTH', 'Velocità in download': '2500 Mbit/s', 'Modem in comodato': 'Sì' }],
  [
    'an insured service',
    { ...plain, tipo: 'SERVIZIO', tipoProdotto: 'ASSISTENZA', compagniaAssicurativa: 'Tutela Casa Assicurazioni' },
    { 'Compagnia assicurativa': 'Tutela Casa Assicurazioni' },
  ],
  [
    'self-consumption',
    {
      ...plain,
      tipo: 'SERVIZIO',
      sottoTipo: 'AUTOCONSUMO_DISTANZA',
      autoconsumo: { dataAttivazione: '2025-03-01', rappresentante: 'AUC3', tipo: 'STANDARD' },
    },
    {
      'Chi rappresenti': 'Proprietario e intestatario',
      'Tipo di utenza': 'Standard',
      Beneficio: 'Compensazione finanziaria beneficio AUC',
    },
  ],
  ['a product', { ...plain, tipo: 'PRODOTTO', tipoProdotto: 'ZCAL' }, { 'Tipo di prodotto': 'ZCAL' }],
])('shows the facts of %s', async (_, changes, facts) => {
  const gateway = fakeGateway();
  gateway.answer(recuperoContrattiVasCliente, { contratti: [{ ...service, ...changes } as never] });
  const screen = await open('/my-edison/contratti/7000000001?genere=servizio', { gateway });
  const said = (name: string) =>
    [...screen.container.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling
      ?.textContent;
  for (const [name, value] of Object.entries(facts)) await expect.poll(() => said(name), { message: name }).toBe(value);
  await expectAccessible();
});
