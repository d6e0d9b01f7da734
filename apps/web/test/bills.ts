import { billPayments, recuperoListaBollette, recuperoListaBolletteVAS } from '@sportello/calls';
import { fakeGateway } from './gateway.ts';

export const page = recuperoListaBollette.example.answer;
export const [bill] = page.bollette;
export const noServices = { bollette: [] };

/** A gateway that pages through this many bills, the latest with the highest number. */
export function withBills(count: number) {
  const gateway = fakeGateway();
  gateway.answer(recuperoListaBolletteVAS, noServices);
  gateway.answer(recuperoListaBollette, (request) => {
    const query = new URL(request.url).searchParams;
    const [size, number] = [Number(query.get('numElemPagina')), Number(query.get('numPagina'))];
    const all = Array.from({ length: count }, (_, index) => ({
      ...bill,
      numeroBolletta: `B${String(count - index).padStart(4, '0')}`,
    }));
    return { ...page, bollette: all.slice((number - 1) * size, number * size), totaleElementi: count } as never;
  });
  return gateway;
}

export function withPayable(count: number) {
  const gateway = withBills(count);
  gateway.answer(recuperoListaBollette, {
    ...page,
    bollette: Array.from({ length: count }, (_, index) => ({
      ...bill,
      numeroBolletta: `B${index}`,
      stato: '03',
      importoAperto: 10.1,
    })),
    totaleElementi: count,
  } as never);
  gateway.answer(billPayments, { pagamenti: [] });
  return gateway;
}
