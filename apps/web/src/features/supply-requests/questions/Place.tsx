import type { SupplyAnswers } from '@sportello/domain';
import { useMemo } from 'react';
import { useApp } from '../../../api/app.ts';
import { addressSuggestions } from '../../../shared/address/suggestions.ts';
import { addressOf, emptyAddress, type AddressDraft } from '../../../ui/address/address.ts';
import { AddressFields } from '../../../ui/address/AddressFields.tsx';
import { useAddressWords } from '../../../ui/address/use-address-words.ts';
import { StepCard } from './StepCard.tsx';
import { useQuestion, type QuestionProps } from './use-question.ts';

type Typed = Pick<AddressDraft, keyof AddressDraft>;

interface PlaceProps extends QuestionProps {
  /** Address of the meter, or that of the bills. */
  question: 'indirizzo' | 'recapito';
}

export function Place({ question, ...props }: PlaceProps) {
  const app = useApp();
  const suggestions = useMemo(() => addressSuggestions(app), [app]);
  const wordsOf = useAddressWords();
  const { form, card } = useQuestion<Typed>(question, props, {
    initial: writtenIn(props.draft.answers),
    answersOf(typed) {
      const { street, number, cap, city, province } = addressOf(typed);
      return { via: `${street} ${number}`, cap, comune: city, provincia: province };
    },
    check: wordsOf,
    fieldOf: { via: 'street', comune: 'city', provincia: 'province' },
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <AddressFields
        value={form.values}
        onChange={(written) => form.set(written)}
        suggestions={suggestions}
        field={(name) => form.field(name)}
      />
    </StepCard>
  );
}

/** Splits an earlier answer into fields; the civic number is its last part. */
function writtenIn({ via = '', cap = '', comune = '', provincia = '' }: SupplyAnswers): Typed {
  const [, street = via, number = ''] = /^(.*)\s(\S*\d\S*|snc)$/i.exec(via) ?? [];
  return { ...emptyAddress, street, number, cap, city: comune, province: provincia };
}
