import { billPayment } from '@sportello/calls';
import { dayInRome, ofDay } from '@sportello/domain';
import { plural, t } from '@lingui/core/macro';
import type { App } from '../../api/app.ts';
import { thingWords, type Question } from '../../shared/question/question.ts';
import { euroWords } from '../../ui/amounts.ts';

/** More numbers would fill the message of somebody who paid many bills at once. */
const MOST_NUMBERS = 5;

/** Describes a payment; rejects where the customer can't read it (reclami.apertura.3). */
export async function askAboutPayment(app: App, id: string): Promise<Question> {
  const payment = await app.read(billPayment, { params: { id } });
  const { bills, quoteId } = payment;
  const [contractCode, ...others] = new Set(bills.map((bill) => bill.contractCode));
  const day = ofDay(dayInRome(payment.endedAt ?? payment.beganAt));
  const numbers = bills.map(({ number }) => number).join(t` e `);
  return {
    contractCode: others.length === 0 ? contractCode : undefined,
    paymentId: id,
    about: thingWords([
      t`Pagamento ${day}`,
      t`importo ${euroWords(payment.amount)}`,
      quoteId && t`preventivo ${quoteId}`,
      bills.length > MOST_NUMBERS
        ? plural(bills.length, { one: '# documento', other: '# documenti' })
        : numbers && plural(bills.length, { one: `documento ${numbers}`, other: `documenti ${numbers}` }),
      t`numero del pagamento ${id}`,
    ]),
  };
}
