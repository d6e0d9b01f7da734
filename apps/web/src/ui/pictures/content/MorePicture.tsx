import type { ReactNode } from 'react';
import * as spots from './more-spots.tsx';

const PICTURES: Readonly<Record<string, ReactNode>> = {
  videocall: <spots.Videocall />,
  socket: <spots.Socket />,
  tap: <spots.Tap />,
  'washing-machine': <spots.WashingMachine />,
  bulb: <spots.Bulb />,
  shop: <spots.Shop />,
  flame: <spots.Flame />,
  bolt: <spots.Bolt />,
  shield: <spots.Shield />,
  charger: <spots.Charger />,
  phone: <spots.Phone />,
  meter: <spots.Meter />,
  discount: <spots.Discount />,
  clock: <spots.Clock />,
  garden: <spots.Garden />,
};

/** Pictures that the home does not need at once; the house for an unknown name. */
export function MorePicture({ name, unknown }: { name: string; unknown: ReactNode }) {
  return Object.hasOwn(PICTURES, name) ? PICTURES[name] : unknown;
}
