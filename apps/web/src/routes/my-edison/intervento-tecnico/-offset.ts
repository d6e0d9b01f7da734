export interface ListSearch {
  da?: number;
}

export function offsetOf({ da }: ListSearch): number {
  return Number.isInteger(da) && da !== undefined && da > 0 ? da : 0;
}
