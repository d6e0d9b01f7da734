import { presentText, searchContracts, type BookingFields } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { addressSuggestions } from '../../../shared/address/suggestions.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import { addressOf, emptyAddress, type AddressDraft } from '../../../ui/address/address.ts';
import { AddressFields } from '../../../ui/address/AddressFields.tsx';
import { useAddressWords } from '../../../ui/address/use-address-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Choice, Choices } from '../Choice.tsx';
import { knownAddresses, onlyAddress, placeFields, type KnownAddress } from './known-addresses.ts';
import { StepForm, type StepProps } from './step-form.tsx';

import '../../../ui/theme/fields.ts';

const OTHER = 'altro';
/** Up to this number all addresses are listed; above it there is a search, which shows as many results. */
const FEW = 6;

type Typed = Pick<AddressDraft, keyof AddressDraft> & {
  /** Address of a supply, or `OTHER`. */
  readonly indirizzo: string;
  readonly addressNote: string;
};

export function AddressStep(step: StepProps) {
  const lists = useContractLists();
  // If the supplies failed to load, the address is entered by hand.
  if (lists.data === undefined && !lists.isAnswered) {
    return (
      <Loading>
        <CardSkeleton />
      </Loading>
    );
  }
  const known = knownAddresses(lists.contracts);
  return <AddressForm {...step} known={known} />;
}

function AddressForm({
  draft: { fields },
  save,
  progress,
  saving,
  known,
}: StepProps & { known: readonly KnownAddress[] }) {
  const { t } = useLingui();
  const app = useApp();
  const suggestions = useMemo(() => addressSuggestions(app), [app]);
  const wordsOf = useAddressWords();
  const form = useForm<Typed>({
    initial: initialOf(fields, known),
    check(typed) {
      if (typed.indirizzo === OTHER) return wordsOf(typed);
      return chosenOf(typed, known) === undefined ? { indirizzo: t`Scegli un indirizzo.` } : {};
    },
    isCheckedOnLeaving: true,
    change: saving,
    // Errors of a supply's address are shown on the field where it was chosen.
    refused(_, { indirizzo }) {
      const { street, zipCode: cap, city, province, addressNote } = saving.fieldErrors;
      if (indirizzo === OTHER) return { street, cap, city, province, addressNote };
      return { indirizzo: street ?? cap ?? city ?? province, addressNote };
    },
    onSubmit: (typed) => save(answersOf(typed, known)),
  });
  const { values } = form;
  const search = useAddressSearch(known, values.indirizzo);
  const choice = (words: string) => ({
    name: 'indirizzo',
    value: words,
    isChosen: values.indirizzo === words,
    onChoose: () => form.set({ indirizzo: words }),
  });
  return (
    <StepForm progress={progress} isSaving={saving.isSending} problem={form.problem} element={form.element}>
      {known.length === 0 ? null : (
        <Choices legend={<Trans>Dove si trova?</Trans>} error={form.field('indirizzo').error}>
          {known.length > FEW ? <AddressSearch {...search} /> : null}
          {search.drawn.map(({ words }) => (
            <Choice key={words} {...choice(words)}>
              {words}
            </Choice>
          ))}
          <Choice {...choice(OTHER)}>
            <Trans>Un altro indirizzo</Trans>
          </Choice>
        </Choices>
      )}
      {values.indirizzo === OTHER ? (
        <AddressFields
          value={values}
          onChange={(written) => form.set(written)}
          suggestions={suggestions}
          field={(name) => form.field(name)}
        />
      ) : null}
      <Textarea
        {...form.field('addressNote')}
        label={t`Come ti troviamo (se vuoi)`}
        description={t`Citofono, scala, piano.`}
        rows={2}
        maxLength={500}
      />
    </StepForm>
  );
}

/** Returns the matching addresses, always including the chosen one. */
function useAddressSearch(known: readonly KnownAddress[], chosen: string) {
  const [sought, setSought] = useState('');
  const found = useMemo(
    () => known.filter(({ contracts }) => searchContracts(contracts, sought).length > 0),
    [known, sought],
  );
  const shown = known.length > FEW ? found.slice(0, FEW) : known;
  const picked = known.find(({ words }) => words === chosen);
  const drawn = picked === undefined || shown.includes(picked) ? shown : [picked, ...shown];
  return { sought, setSought, found: found.length, drawn };
}

function AddressSearch({ sought, setSought, found }: ReturnType<typeof useAddressSearch>) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        type="search"
        label={t`Cerca tra i tuoi indirizzi`}
        description={t`Via, comune, nome della fornitura, POD o PDR.`}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        // Enter would submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={layout['soft']} role="status">
        {found === 0 ? (
          <Trans>Nessun indirizzo corrisponde: cambia la ricerca, o scrivi un altro indirizzo.</Trans>
        ) : found > FEW ? (
          <Trans>
            Ne vedi {FEW} di {found}: cerca per trovare gli altri.
          </Trans>
        ) : null}
      </p>
    </>
  );
}

/** Defaults to the earlier answer, then to the only home or address, then to manual input if there is none. */
function initialOf(fields: BookingFields, known: readonly KnownAddress[]): Typed {
  const before = known.find(({ street, cap }) => street === fields.street && cap === fields.zipCode);
  const isWritten = fields.street !== undefined && before === undefined;
  const only = onlyAddress(known);
  return {
    ...(isWritten ? writtenIn(fields) : emptyAddress),
    indirizzo: (before ?? (isWritten ? undefined : only))?.words ?? (isWritten || known.length === 0 ? OTHER : ''),
    addressNote: fields.addressNote ?? '',
  };
}

const chosenOf = ({ indirizzo }: Typed, known: readonly KnownAddress[]) =>
  known.find(({ words }) => words === indirizzo);

function answersOf(typed: Typed, known: readonly KnownAddress[]): BookingFields {
  const supply = chosenOf(typed, known);
  const { street, number, cap, city, province } = addressOf(typed);
  return {
    ...(supply === undefined ? { street: `${street} ${number}`, zipCode: cap, city, province } : placeFields(supply)),
    addressNote: presentText(typed.addressNote),
  };
}

/** Splits an earlier street answer into fields; the house number is its last part. */
function writtenIn({ street = '', zipCode = '', city = '', province = '' }: BookingFields): AddressDraft {
  const [, road = street, number = ''] = /^(.*)\s(\S*\d\S*|snc)$/i.exec(street) ?? [];
  return { ...emptyAddress, street: road, number, cap: zipCode, city, province };
}
