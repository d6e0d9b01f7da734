/** When and where a contract was made. */
export interface WithdrawalTermsRecord {
  readonly contractKind: 'COMMODITY' | 'VAS' | 'QUOTATION';
  readonly contractCode: string;
  readonly customerCode: string;
  readonly startsOn: string;
  readonly place: 'ONLINE' | 'TELEFONO' | 'FUORI_SEDE' | 'PORTA' | 'NEGOZIO';
  readonly exitCostCents: number | null;
  readonly exitCostWords: string | null;
}

/** A step of the exit of a supply, done or expected. */
export interface ContractExitRecord {
  readonly contractCode: string;
  readonly requestedOn: string;
  readonly step: 'RICHIESTA' | 'CONFERMATA' | 'USCITA' | 'ULTIMA_BOLLETTA' | 'ANNULLATA';
  readonly kind: 'CAMBIO_FORNITORE' | 'CESSAZIONE' | 'RECESSO';
  readonly doneOn: string | null;
  readonly expectedOn: string | null;
  readonly newSupplier: string | null;
  readonly billNumber: string | null;
}
