export interface PageConfiguration {
  readonly id: string;
  readonly object: 'payment_method_configuration';
  readonly name: string;
  readonly active: true;
  readonly apple_pay: Shown;
  readonly google_pay: Shown;
}

interface Shown {
  readonly available: boolean;
  readonly display_preference: { readonly value: 'on' | 'off' };
}

/** Labels of payment methods; the test device is assumed to support all of them. */
export const methodNames: Readonly<Record<string, string>> = {
  card: 'Carta',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  satispay: 'Satispay',
  paypal: 'PayPal',
  klarna: 'Klarna',
  mybank: 'MyBank',
  pay_by_bank: 'Conto corrente (PISP)',
};

/** Creates the requested configuration; wallets that are not mentioned are shown. */
export function newConfiguration(id: string, form: URLSearchParams): PageConfiguration {
  const shown = (wallet: string): Shown => {
    const isOn = form.get(`${wallet}[display_preference][preference]`) !== 'off';
    return { available: isOn, display_preference: { value: isOn ? 'on' : 'off' } };
  };
  return {
    id,
    object: 'payment_method_configuration',
    name: form.get('name') ?? '',
    active: true,
    apple_pay: shown('apple_pay'),
    google_pay: shown('google_pay'),
  };
}

/** Returns the requested types and, with the card, the wallets of the configuration. */
export function offeredOf(form: URLSearchParams, known: ReadonlyMap<string, PageConfiguration>): string[] {
  const asked = [...form].flatMap(([key, type]) => (key.startsWith('allowed_payment_method_types[') ? [type] : []));
  const types = asked.length === 0 ? ['card'] : asked;
  const configuration = known.get(form.get('payment_method_configuration') ?? '');
  const wallets = (['apple_pay', 'google_pay'] as const).filter((wallet) => configuration?.[wallet].available);
  return types
    .flatMap((type) => (type === 'card' ? ['card', ...wallets] : [type]))
    .filter((type) => type in methodNames);
}
