import { sentReadings } from '@sportello/calls';
import {
  contractLabel,
  ofDay,
  type BandValue,
  type CommodityContract,
  type Day,
  type MeterReading,
} from '@sportello/domain';
import { t } from '@lingui/core/macro';
import type { App } from '../../../api/app.ts';
import { contractOf } from '../../../shared/question/contract-of.ts';
import { begunText, thingWords, type Question } from '../../../shared/question/question.ts';
import { unitWords } from '../../../ui/amounts.ts';
import { historyQuery, isMetered, sentQuery } from '../queries.ts';
import { kindWords, shownWords } from '../words.ts';

/** Describes the readings of a day; rejects where the customer has none (reclami.apertura.3). */
export async function askAboutReading(app: App, code: string, day: Day): Promise<Question> {
  const contract = await contractOf(app, code);
  if (contract?.type !== 'COMMODITY') throw new Error(`No supply ${code}`);
  const values = [...new Set(await valuesOf(app, contract, day))];
  if (values.length === 0) throw new Error(`No reading of ${day}`);
  return {
    contractCode: code,
    words: begunText(thingWords([t`lettura ${ofDay(day)}: ${values.join(t` e `)}`, contractLabel(contract)])),
  };
}

/** Past readings name their kind; one that was only sent is not among them yet. */
async function valuesOf(app: App, contract: CommodityContract, day: Day): Promise<string[]> {
  if (isMetered(contract)) {
    const { model } = await app.cache.fetchQuery(historyQuery(app, contract));
    const past = model.filter(({ date }) => date === day);
    if (past.length > 0) return past.map((reading) => `${valueWords(reading)}${kindInBrackets(reading)}`);
  }
  if (!app.config.capabilities.includes(sentReadings.id)) return [];
  const { model } = await app.cache.fetchQuery(sentQuery(app, contract.code));
  return model.filter(({ date }) => date === day).map(valueWords);
}

function valueWords({ values, unit }: { values: readonly BandValue[]; unit?: string | undefined }): string {
  return unit === undefined ? shownWords(values) : `${shownWords(values)} ${unitWords(unit)}`;
}

function kindInBrackets({ kind }: Pick<MeterReading, 'kind'>): string {
  return kind === 'SCONOSCIUTA' ? '' : ` (${kindWords(kind).toLowerCase()})`;
}
