/** What was looked at, and how it is: good, worth a look, or wrong. */
export interface Finding {
  readonly about: string;
  readonly state: 'good' | 'look' | 'wrong';
  readonly text: string;
}
