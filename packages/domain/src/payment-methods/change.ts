/** With what the customer wants to pay from now on. */
export type RequestedPayment =
  | {
      readonly kind: 'BANK_DEBIT';
      readonly name: string;
      readonly surname: string;
      readonly fiscalCode: string;
      readonly iban: string;
    }
  | { readonly kind: 'CARD'; readonly tokenId: string };

/** A change of payment that was taken. */
export interface PaymentChanged {
  readonly mandateReference: string | undefined;
}

/** A change that was taken for several accounts. */
export interface PaymentsChanged {
  /** The reference of each account's new mandate, for a bank debit. */
  readonly mandates: readonly { readonly account: string; readonly reference: string | undefined }[];
}
