import { recuperaDatiProfilo } from '@sportello/calls';
import { contractLabel } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import type { App } from '../../../api/app.ts';
import { contractOf } from '../../../shared/question/contract-of.ts';
import { thingWords, type Question } from '../../../shared/question/question.ts';
import { euroWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { nameWithKind } from '../use-bill-name.ts';
import { billQuery } from './queries.ts';

/** Describes a bill; rejects where the customer can't read the bill (reclami.apertura.3). */
export async function askAboutBill(app: App, number: string, isService: boolean): Promise<Question> {
  const { code = '' } = await app.read(recuperaDatiProfilo, {});
  const { model: bill } = await app.cache.fetchQuery(billQuery(app, code, number, isService));
  const contractCode = bill.contractCode ?? bill.vasContractCode;
  const contract = await contractOf(app, contractCode);
  const due = bill.expirationDate && fullDay(bill.expirationDate);
  return {
    contractCode,
    bill: bill.number,
    about: thingWords([
      contract === undefined ? nameWithKind(bill) : `${nameWithKind(bill)} · ${contractLabel(contract)}`,
      t`numero ${bill.number}`,
      t`importo ${euroWords(bill.amount)}`,
      due && t`scadenza ${due}`,
    ]),
  };
}
