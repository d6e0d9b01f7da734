export interface AddressRecord {
  readonly street: string | null;
  readonly cap: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
}

export interface TownRecord {
  readonly istatCode: string;
  readonly cadastralCode: string;
  readonly name: string;
  readonly secondName: string | null;
  readonly province: string;
  readonly region: string;
}

export interface TownPostcodeRecord {
  readonly istatCode: string;
  readonly cap: string;
}

export interface StreetRecord {
  readonly key: string;
  readonly istatCode: string;
  /** Via, Piazza, Corso, … */
  readonly kind: string;
  readonly name: string;
  readonly germanName: string | null;
  readonly cap: string | null;
}
