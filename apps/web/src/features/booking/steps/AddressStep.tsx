import { fullAddress, type Address, type BookingFields } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { addressSuggestions } from '../../../shared/address/suggestions.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import { addressOf, addressProblems, emptyAddress, type AddressDraft } from '../../../ui/address/address.ts';
import { AddressFields } from '../../../ui/address/AddressFields.tsx';
import { CardSkeleton } from '../../../ui/parts/LinesSkeleton.tsx';
import { Choice, Choices } from '../Choice.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

import '../../../ui/theme/fields.ts';

const OTHER = 'altro';

/** Where it is: the address of a supply, or another one. */
export function AddressStep({ draft, save, ...form }: StepProps) {
  const lists = useContractLists();
  // Without the supplies one writes the address.
  if (lists.data === undefined && !lists.isAnswered) {
    return (
      <Loading>
        <CardSkeleton />
      </Loading>
    );
  }
  const known = knownAddresses(lists.contracts.flatMap(({ address }) => (address === undefined ? [] : [address])));
  return <AddressForm draft={draft} save={save} known={known} {...form} />;
}

function AddressForm({
  draft: { fields },
  save,
  known,
  ...form
}: Omit<StepProps, 'goOn'> & { known: readonly Required<Known>[] }) {
  const { t } = useLingui();
  const app = useApp();
  const suggestions = useMemo(() => addressSuggestions(app), [app]);
  const before = known.find(({ street, cap }) => street === fields.street && cap === fields.zipCode);
  const isWritten = fields.street !== undefined && before === undefined;
  const [chosen, setChosen] = useState(
    before?.words ?? (isWritten || known.length === 0 ? OTHER : known.length === 1 ? known[0]?.words : undefined),
  );
  const [written, setWritten] = useState<AddressDraft>(() => (isWritten ? writtenIn(fields) : emptyAddress));
  const [note, setNote] = useState(fields.addressNote ?? '');
  const [tries, setTries] = useState(0);
  const submit = () => {
    setTries((count) => count + 1);
    const addressNote = note.trim() === '' ? undefined : note.trim();
    const supply = known.find(({ words }) => words === chosen);
    if (supply !== undefined) {
      const { street, cap, city, province } = supply;
      return save({ street, zipCode: cap, city, province, addressNote });
    }
    if (chosen !== OTHER || Object.keys(addressProblems(written)).length > 0) return;
    const { street, number, cap, city, province } = addressOf(written);
    save({ street: `${street} ${number}`, zipCode: cap, city, province, addressNote });
  };
  return (
    <StepForm {...form} onSubmit={submit}>
      {known.length === 0 ? null : (
        <Choices
          legend={<Trans>Dove si trova?</Trans>}
          error={tries > 0 && chosen === undefined ? t`Scegli un indirizzo.` : undefined}
        >
          {known.map(({ words }) => (
            <Choice
              key={words}
              name="indirizzo"
              value={words}
              isChosen={chosen === words}
              onChoose={() => setChosen(words)}
            >
              {words}
            </Choice>
          ))}
          <Choice name="indirizzo" value={OTHER} isChosen={chosen === OTHER} onChoose={() => setChosen(OTHER)}>
            <Trans>Un altro indirizzo</Trans>
          </Choice>
        </Choices>
      )}
      {chosen === OTHER ? (
        <AddressFields value={written} onChange={setWritten} suggestions={suggestions} tries={tries} />
      ) : null}
      <Textarea
        name="addressNote"
        label={t`Come ti troviamo (se vuoi)`}
        description={t`Citofono, scala, piano.`}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </StepForm>
  );
}

interface Known extends Pick<Address, 'street' | 'cap' | 'city' | 'province'> {
  words: string;
}

/** The addresses that are whole, each once. */
function knownAddresses(all: readonly Address[]): Required<Known>[] {
  const whole = all.flatMap((address) => {
    const { street, cap, city, province } = address;
    if (!street || cap === undefined || !/^\d{5}$/.test(cap) || !city || !province) return [];
    return [[fullAddress(address), { street, cap, city, province }] as const];
  });
  return [...new Map(whole)].map(([words, address]) => ({ words, ...address }));
}

/** An address that was written before, to be written on: its number is what stands at the end. */
function writtenIn({ street = '', zipCode = '', city = '', province = '' }: BookingFields): AddressDraft {
  const [, road = street, number = ''] = /^(.*)\s(\S*\d\S*|snc)$/i.exec(street) ?? [];
  return { ...emptyAddress, street: road, number, cap: zipCode, city, province };
}
