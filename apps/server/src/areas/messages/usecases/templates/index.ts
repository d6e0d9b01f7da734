import type { Channel, Services } from '../../../../shared/context.ts';
import { mailPage, plainText } from './layout.ts';
import type { Letter, MessageOf, Sender, Template, Words } from './message.ts';
import { smsText } from './sms.ts';
import { words } from './words.ts';

export type { ChosenMessage, Letter, MandatoryMessage, StaffMessage } from './message.ts';

export interface Rendered {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

export function render(
  { brand, publicUrl }: Pick<Services, 'brand' | 'publicUrl'>,
  letter: Letter,
  channel: Channel,
): Rendered {
  const said = say(letter, { brand: brand.name, publicUrl });
  if (channel === 'SMS')
    return { subject: null, text: smsText(`${brand.name}: ${lowercaseFirst(said.sms)}`), html: null };
  return { subject: said.subject, text: plainText(brand, said), html: mailPage(brand, said) };
}

function say<T extends Template>(letter: MessageOf<T>, sender: Sender): Words {
  // Words and message have the same template, which TypeScript can't infer through the table.
  const speak = words[letter.template] as (letter: MessageOf<T>, sender: Sender) => Words;
  return speak(letter, sender);
}

/** The text follows the brand and a colon. */
const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
