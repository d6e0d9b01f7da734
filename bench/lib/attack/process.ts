import { repeat, type Asked } from './asking.ts';

// Runs clients in a process of their own, so that they delay no measurement in another one.

const { origin, asked, connections } = JSON.parse(process.env['ASKING'] ?? '{}') as {
  readonly origin: string;
  readonly asked: readonly Asked[];
  readonly connections: number;
};
const asking = repeat(origin, asked, connections);
void asking.begun.then(() => process.send?.('begun'));
process.on('message', () => void asking.stop().then((received) => process.send?.(received)));
process.on('disconnect', () => process.exit(0));
