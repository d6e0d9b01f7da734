export type RequestedPayment =
  | {
      readonly kind: 'BANK_DEBIT';
      readonly name: string;
      readonly surname: string;
      readonly fiscalCode: string;
      readonly iban: string;
    }
  | { readonly kind: 'CARD'; readonly tokenId: string };

export interface PaymentChanged {
  readonly mandateReference: string | undefined;
}

export interface PaymentsChanged {
  /** Reference of each account's new mandate, only for bank debits. */
  readonly mandates: readonly { readonly account: string; readonly reference: string | undefined }[];
}
