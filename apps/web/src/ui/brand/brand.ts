import { createContext, use } from 'react';

/** The colours that a provider chooses, as six-digit hex; all others are derived from them. */
export interface BrandColors {
  primary: string;
  /** Top colour of the shell's background gradient. */
  horizonFrom: string;
  horizonTo: string;
  /** The only warm accent, for the single next action. */
  accent: string;
}

/** The provider's brand, set at run time: one build serves any provider. */
export interface Brand {
  name: string;
  /** A short line under the name on the public pages. */
  claim?: string | undefined;
  colors?: Partial<BrandColors> | undefined;
  /** Replaces the drawn mark; with `plate` it needs a light ground. */
  logo?: (Picture & { plate?: boolean | undefined }) | undefined;
  /** Replaces the house of the pages before sign-in; false: there is none. */
  illustration?: Picture | false | undefined;
}

interface Picture {
  src: string;
  width: number;
  height: number;
}

export const DEFAULT_COLORS: BrandColors = {
  primary: '#00397b',
  horizonFrom: '#617b56',
  horizonTo: '#00397b',
  accent: '#f5b04c',
};

export const DEFAULT_BRAND: Brand = { name: 'Area clienti' };

export const BrandContext = createContext<Brand>(DEFAULT_BRAND);

export function useBrand(): Brand {
  return use(BrandContext);
}
