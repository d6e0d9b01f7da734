import { useLingui } from '@lingui/react/macro';
import { addressProblems, type AddressDraft, type AddressField, type AddressProblem } from './address.ts';

export function useAddressWords(): (draft: AddressDraft) => Partial<Record<AddressField, string>> {
  const { t } = useLingui();
  const missing: Record<AddressField, string> = {
    city: t`Scrivi il comune.`,
    province: t`Scrivi la sigla della provincia.`,
    cap: t`Scrivi il CAP.`,
    street: t`Scrivi la via o la piazza.`,
    number: t`Scrivi il numero civico, o “snc” se non c’è.`,
  };
  const badForm: Record<AddressField, string> = {
    city: t`Scrivi il nome del comune.`,
    province: t`La sigla della provincia ha due lettere, per esempio MI.`,
    cap: t`Il CAP ha cinque cifre.`,
    street: t`Scrivi il nome della via o della piazza.`,
    number: t`Scrivi al massimo 10 caratteri, per esempio 12/B, o “snc” se il numero non c’è.`,
  };
  const wordsOf = (field: AddressField, problem: AddressProblem) => {
    switch (problem) {
      case 'missing':
        return missing[field];
      case 'too-long':
        return t`Il testo è troppo lungo: scrivi al massimo 100 caratteri.`;
      case 'not-latin':
        return t`Usa solo lettere dell’alfabeto latino, cifre e punteggiatura.`;
      case 'not-of-town':
        return t`Questo CAP non è del comune che hai scelto.`;
      case 'bad-form':
        return badForm[field];
    }
  };
  return (draft) => {
    const problems = Object.entries(addressProblems(draft)) as [AddressField, AddressProblem][];
    return Object.fromEntries(problems.map(([field, problem]) => [field, wordsOf(field, problem)]));
  };
}
