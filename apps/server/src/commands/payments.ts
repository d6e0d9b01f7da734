import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dayInRome, eurosFromCents, isDay, sumCents, type Cents, type Day } from '@sportello/domain';
import { firstLine, StartError } from '../errors/start-error.ts';
import { runCommand } from '../startup/command.ts';
import { abiOf, cbiCollectionFile } from '../formats/sepa/cbi-collection-file.ts';
import { collectionFile, type Collector } from '../formats/sepa/collection-file.ts';
import { faultWords, readAnswers } from '../formats/sepa/status-report.ts';
import { servicesOf } from '../startup/services.ts';
import { reconcilePayments } from '../areas/paying/usecases/reconcile.ts';
import { takeAnswers } from '../areas/paying/usecases/collection-answer.ts';
import { collect, readCollection, type Collection } from '../areas/paying/usecases/collect.ts';
import type { Services } from '../shared/context.ts';

// `npm run payments`: reconciles payments and prepares bank debits (docs/payments.md).

const usage = `Use: npm run payments -- report <YYYY-MM-DD>
     npm run payments -s -- collect <YYYY-MM-DD> > <file.xml>
     npm run payments -s -- collected <number> > <file.xml>
     npm run payments -- answers <file.xml…>`;

type Command = (services: Services, args: readonly string[]) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  report: (services, [day, ...more]) => report(services, dayIn(day, more)),
  collect: (services, [day, ...more]) => collectOn(services, dayIn(day, more)),
  collected: (services, [number = '', ...more]) => {
    if (!/^[1-9]\d{0,14}$/.test(number) || more.length > 0) throw new StartError(usage);
    return again(services, Number(number));
  },
  answers: (services, files) => {
    if (files.length === 0) throw new StartError(usage);
    return answers(services, files);
  },
};

async function run(services: Services, args: readonly string[]): Promise<string> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [name = '', ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(usage);
  return command(services, more);
}

function dayIn(day: string | undefined, more: readonly string[]): Day {
  if (day === undefined || !isDay(day) || more.length > 0) throw new StartError(usage);
  return day;
}

async function report(services: Services, day: Day): Promise<string> {
  if (!services.cards)
    throw new StartError('Nobody takes payments here: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  const { count, amount, reversed, kinds, differences } = await reconcilePayments(services, day);
  if (differences.length > 0) process.exitCode = 1;
  return [
    `Payments begun on ${day}`,
    `here:  ${count.here}, ${euros(amount.here)}`,
    `there: ${count.there}, ${euros(amount.there)}`,
    ...kinds.map((paid) => `${paid.kind}: ${paid.count}, ${euros(paid.amount)}`),
    ...(reversed.here + reversed.there === 0
      ? []
      : [`given back: ${euros(reversed.here)} here, ${euros(reversed.there)} there`]),
    ...differences.map(
      ({ kind, paymentId, here, there }) => `${kind} ${paymentId}: ${euros(here)} here, ${euros(there)} there`,
    ),
    differences.length === 0 ? 'No difference.' : `${differences.length} to look at.`,
  ].join('\n');
}

/** The file goes to standard output, messages to standard error. */
async function collectOn(services: Services, day: Day): Promise<string> {
  const collector = collectorOf(services);
  if (day <= dayInRome(services.clock().getTime())) throw new StartError(`${day} is no day to come: banks need one.`);
  const { collection, file, without, paidOtherwise, before } = await collect(services, day, (made) =>
    written(collector, made),
  );
  for (const number of without) console.error(`${number}: no mandate of this area is in force, it is not in the file.`);
  if (paidOtherwise > 0) {
    console.error(
      `${paidOtherwise} with a mandate in force are not in the file: their invoice asks for another way to pay.`,
    );
  }
  if (before.length > 0)
    console.error(`Made for that day before: ${before.join(', ')} (npm run payments -- collected).`);
  if (!collection) console.error(`Nothing is to be debited on ${day}.`);
  return file ?? '';
}

async function again(services: Services, number: number): Promise<string> {
  const collector = collectorOf(services);
  const collection = await readCollection(services, number);
  if (!collection) throw new StartError(`There is no file ${number}.`);
  return written(collector, collection);
}

function written({ cuc, ...collector }: AnyCollector, collection: Collection): string {
  const sum = sumCents(collection.debits.map(({ amount }) => amount));
  console.error(`${collection.id}: ${collection.debits.length} to debit on ${collection.day}, ${euros(sum)}`);
  return cuc === undefined
    ? collectionFile(collector, collection, collection.debits)
    : cbiCollectionFile({ ...collector, cuc }, collection, collection.debits);
}

type AnyCollector = Collector & { readonly cuc?: string };

function collectorOf({ creditor: { iban, ...creditor } }: Services): AnyCollector {
  if (iban === undefined) throw new StartError('SEPA_CREDITOR_IBAN: set it to the account into which you collect.');
  if (creditor.cuc !== undefined && abiOf(iban) === undefined) {
    throw new StartError('SEPA_CREDITOR_IBAN: with SEPA_CBI_CUC it must be an account in Italy, which names its bank.');
  }
  return { ...creditor, iban };
}

async function answers(services: Services, files: readonly string[]): Promise<string> {
  // npm changes to the project's root, so file names are resolved against the caller's directory.
  const paths = files.map((file) => path.resolve(process.env['INIT_CWD'] ?? '.', file));
  const all = [];
  for (const file of paths) {
    const name = path.basename(file);
    try {
      const said = readAnswers(await readFile(file, 'utf8'));
      all.push(...said.map((answer) => ({ ...answer, place: `${name}, ${answer.place}` })));
    } catch (cause) {
      throw new StartError(`${name}: ${faultWords(cause) ?? firstLine(cause)}`, { cause });
    }
  }
  const { paid, returned, unchanged, unknown } = await takeAnswers(services, all);
  return `${paid} paid, ${returned} given back, ${unchanged} as before, ${unknown} not ours`;
}

const euros = (cents: Cents) => `${eurosFromCents(cents).toFixed(2)} EUR`;

await runCommand(({ config, pool }, args) => run(servicesOf({ config, pool, clock: () => new Date() }), args));
