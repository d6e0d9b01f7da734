/** A card as the payment provider knows it; its number stays there. */
export interface ProviderCard {
  /** Its name there. */
  readonly token: string;
  readonly holder: string | null;
  readonly lastDigits: string | null;
  /** `MM/YYYY`. */
  readonly expiry: string | null;
  /** Visa, Mastercard, American Express, Maestro; null for another one. */
  readonly circuit: string | null;
  readonly kind: 'CREDITO' | 'DEBITO' | 'PREPAGATA' | null;
}

/** How far a page for a card is. */
export type CardPageState =
  | { readonly state: 'OPEN' }
  | { readonly state: 'ENDED' }
  | { readonly state: 'SUCCEEDED'; readonly card: ProviderCard };

/** Takes cards on its own page. Whatever it can't do now is refused with S-001. */
export interface CardProvider {
  /** Opens a page; asked again for the same setup it is the same page. */
  begin(page: {
    readonly setupId: string;
    readonly done: string;
    readonly cancelled: string;
  }): Promise<{ readonly session: string; readonly address: string }>;
  read(session: string): Promise<CardPageState>;
  /** What a signed message tells: of which page, if of one; null when the signature is not the provider's. */
  hear(raw: Buffer, signature: string): { readonly id: string; readonly session: string | null } | null;
}
