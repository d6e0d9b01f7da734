import { createContext, use } from 'react';

/** The few colours that a provider chooses; everything else follows from them. Six-digit hex. */
export interface BrandColors {
  /** Primary actions and titles. */
  primary: string;
  /** The horizon of the shell: its colour at the top… */
  horizonFrom: string;
  /** …and at the bottom. */
  horizonTo: string;
  /** The one warm accent: the single thing to do next. */
  accent: string;
}

/** Who the counter belongs to. One build serves any provider. */
export interface Brand {
  name: string;
  /** One short line under the name on the open pages. */
  claim?: string | undefined;
  colors?: Partial<BrandColors> | undefined;
  /** The provider's own logo, in place of the drawn one: for light grounds and for the horizon. */
  logo?: { onCard: string; onHorizon: string } | undefined;
}

export const DEFAULT_COLORS: BrandColors = {
  primary: '#00397b',
  horizonFrom: '#617b56',
  horizonTo: '#00397b',
  accent: '#f5b04c',
};

export const DEFAULT_BRAND: Brand = { name: 'Aurora Energia' };

export const BrandContext = createContext<Brand>(DEFAULT_BRAND);

export function useBrand(): Brand {
  return use(BrandContext);
}
