/** Everything that we write to customers, and what each text needs. A new one is a line here and its words. */
export type Letter =
  | { readonly template: 'registration-code'; readonly code: string; readonly minutes: number }
  | { readonly template: 'registered'; readonly username: string; readonly name: string }
  | {
      readonly template: 'recovery-code';
      readonly code: string;
      /** Begins with `PUBLIC_URL`. */
      readonly link: string;
      readonly minutes: number;
    }
  | { readonly template: 'username-reminder'; readonly username: string }
  | { readonly template: 'password-reset' }
  | { readonly template: 'password-changed' }
  | { readonly template: 'oldest-session-ended' }
  | { readonly template: 'contact-code'; readonly code: string; readonly minutes: number }
  /** To the contact that was there before. */
  | { readonly template: 'contact-changed'; readonly masked: string }
  | { readonly template: 'contact-answered'; readonly receiptNumber: string }
  | {
      readonly template: 'debit-requested';
      readonly iban: string;
      readonly mandates: readonly { readonly contractAccount: string; readonly reference: string }[];
      /** As it was accepted. */
      readonly mandateText: string;
    }
  | { readonly template: 'card-set'; readonly accounts: readonly string[] }
  | { readonly template: 'account-closed'; readonly erasureDay: string };

export type Template = Letter['template'];

/** Goes only where the customer chose to be told of it. */
export type ChosenLetter = LetterOf<'contact-answered'>;

/** Owed by law, by contract or for security (a code, a password, a contact, a mandate, the account itself): goes whatever was chosen. */
export type OwedLetter = Exclude<Letter, ChosenLetter>;

/** The letter of one template. */
export type LetterOf<T extends Template> = Extract<Letter, { template: T }>;

/** In whose name a letter speaks. */
export interface Sender {
  readonly brand: string;
  readonly publicUrl: string;
}

/** What a letter says, whatever it is carried by. */
export interface Words {
  readonly subject: string;
  /** Before what stands out. */
  readonly opening: readonly string[];
  /** Stands out: a code to be typed, or a name to be kept. */
  readonly shown?: string;
  readonly link?: { readonly label: string; readonly address: string };
  readonly closing: readonly string[];
  /** Without the brand, which begins every SMS; in the letters of GSM 03.38, which cost least. */
  readonly sms: string;
}
