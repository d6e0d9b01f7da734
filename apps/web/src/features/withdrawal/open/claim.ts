/** Values of the public page, by wire names. */
export interface Claim {
  readonly codiceContratto: string;
  readonly nome: string;
  readonly email: string;
}

export const emptyClaim: Claim = { codiceContratto: '', nome: '', email: '' };

export interface SentWithdrawal {
  readonly number: string;
  readonly at: number;
}
