const most = 30;

/** Returns true for a parcel that can be sent; `bench/trials/mutation.test.ts` finds the case that its test leaves out. */
export function fits(kilograms: number): boolean {
  return kilograms > 0 && kilograms <= most;
}
