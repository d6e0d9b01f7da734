import { Button, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { addressOf, emptyAddress } from './address/address.ts';
import { useAddressWords } from './address/use-address-words.ts';
import { AddressFields, type AddressSuggestions } from './address/AddressFields.tsx';
import { Sheet } from './gallery-samples.tsx';
import { Card } from './parts/cards/Card.tsx';

const towns = [
  { key: '058091', name: 'Roma', germanName: undefined, province: 'RM', region: 'Lazio', caps: ['00118', '00183'] },
  { key: '021008', name: 'Bolzano', germanName: 'Bozen', province: 'BZ', region: undefined, caps: ['39100'] },
  { key: '021011', name: 'Bressanone', germanName: 'Brixen', province: 'BZ', region: undefined, caps: ['39042'] },
];
const streets = [
  { key: '1', name: 'Via Portici', germanName: 'Laubengasse', cap: undefined },
  { key: '2', name: 'Via Appia Nuova', germanName: undefined, cap: '00183' },
  { key: '3', name: 'Viale Europa', germanName: undefined, cap: undefined },
];

const fitting = <T extends { readonly name: string }>(all: readonly T[], text: string) =>
  all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

const samples: AddressSuggestions = {
  towns: async (text) => fitting(towns, text),
  streets: async (_, text) => fitting(streets, text),
};

const noSuggestions: AddressSuggestions = {
  towns: () => Promise.reject(new Error('not available')),
  streets: () => Promise.reject(new Error('not available')),
};

export function AddressForm({ isFailing }: { isFailing: boolean }) {
  const [draft, setDraft] = useState(emptyAddress);
  const [isTried, setTried] = useState(false);
  const wrong = useAddressWords()(draft);
  const written = useMemo(() => JSON.stringify(addressOf(draft)), [draft]);
  const isGood = Object.keys(wrong).length === 0;
  return (
    <Sheet title="Indirizzo">
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
          }}
        >
          <Stack>
            <AddressFields
              value={draft}
              onChange={setDraft}
              suggestions={isFailing ? noSuggestions : samples}
              field={(name) => ({ name, error: isTried ? wrong[name] : undefined })}
            />
            <Button type="submit">Continua</Button>
          </Stack>
        </form>
        {isTried && isGood ? <p>{written}</p> : null}
      </Card>
    </Sheet>
  );
}
