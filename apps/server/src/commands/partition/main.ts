import { dayInRome } from '@sportello/domain';
import { StartError } from '../../errors/start-error.ts';
import { runCommand } from '../../startup/command.ts';
import { partitionable, partitionTable } from './partition-table.ts';

// `npm run partition -- consumption_days`: partitions the table of curves by day (docs/measurements/scale.md).

await runCommand(async ({ pool }, args) => {
  const [table = '', ...more] = args;
  if (!Object.hasOwn(partitionable, table) || more.length > 0) {
    throw new StartError(`Use: npm run partition -- ${Object.keys(partitionable).join(' | ')}`);
  }
  return partitionTable(pool, table, dayInRome(Date.now()));
});
