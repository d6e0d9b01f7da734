export interface Finding {
  readonly about: string;
  readonly state: 'good' | 'look' | 'wrong';
  readonly text: string;
}
