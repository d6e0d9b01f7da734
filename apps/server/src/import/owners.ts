/**
 * Who may change a column once its row is there. An import writes all columns of a row that is new;
 * of a row that exists it changes only what is still the provider's. What is not listed is the
 * provider's for good.
 */
export type Owner =
  | 'provider'
  /** The customer's from the first moment: an import never touches it again. */
  | 'customer'
  /** The provider's until the customer changes it here, which this column records. */
  | { readonly untilChanged: string };

/** The columns that are not the provider's for good, by table. */
export const owners: Readonly<Record<string, Readonly<Record<string, Owner>>>> = {
  customers: {
    email: { untilChanged: 'email_changed_at' },
    mobile: { untilChanged: 'mobile_changed_at' },
  },
  accounts: { password_hash: 'customer' },
  commodity_contracts: { nickname: 'customer', residence_alias: 'customer' },
};
