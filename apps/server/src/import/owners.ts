/**
 * Who may change a column once its row is there. An import writes all columns of a row that is new;
 * of a row that exists it changes only what is still the provider's. What is not listed is the
 * provider's for good.
 */
export type Owner =
  | 'provider'
  /** The customer's from the first moment: an import never touches it again. */
  | 'customer'
  /** The provider's until the customer changes it here: then this column holds when. */
  | { readonly untilChanged: string }
  /** The provider's until the customer is the one who said it: then this column is true. */
  | { readonly untilTrue: string };

/**
 * The columns that are not the provider's for good, by table. Tables that no import writes (consents,
 * sessions, codes, events, messages, …) are the customer's or ours as a whole.
 */
export const owners: Readonly<Record<string, Readonly<Record<string, Owner>>>> = {
  customers: {
    email: { untilChanged: 'email_changed_at' },
    mobile: { untilChanged: 'mobile_changed_at' },
  },
  // Whoever registered here chose the username, and proved to be the customer.
  accounts: { password_hash: 'customer', username: { untilTrue: 'verified' } },
  commodity_contracts: {
    nickname: 'customer',
    residence_alias: 'customer',
    land_sheet: { untilChanged: 'land_changed_at' },
    land_parcel: { untilChanged: 'land_changed_at' },
    land_subunit: { untilChanged: 'land_changed_at' },
  },
};
