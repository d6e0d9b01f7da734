import { createContext } from 'react';

export interface Fresh {
  /** Device time in ms. */
  readonly at: number;
  /** Kept from an earlier visit, perhaps of another day. */
  readonly isKept?: boolean;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Collects how fresh the parts of a page are, so that the page shows it once for all of them. */
export function createPageFreshness() {
  const parts = new Map<string, Fresh>();
  const listeners = new Set<() => void>();
  let isPlaced = false;
  let whole: Fresh | undefined;
  const update = () => {
    const all = [...parts.values()];
    whole =
      all.length === 0
        ? undefined
        : {
            at: Math.min(...all.map(({ at }) => at)),
            isKept: all.some(({ isKept }) => isKept === true),
            isRefreshing: all.some(({ isRefreshing }) => isRefreshing),
            onRefresh: () => all.forEach(({ onRefresh }) => onRefresh()),
          };
    for (const listener of listeners) listener();
  };
  return {
    put: (id: string, part: Fresh) => {
      parts.set(id, part);
      update();
      return () => {
        parts.delete(id);
        update();
      };
    },
    /** A part of the page shows it in a better place than its foot. */
    place: () => {
      isPlaced = true;
      update();
      return () => {
        isPlaced = false;
        update();
      };
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    whole: () => whole,
    foot: () => (isPlaced ? undefined : whole),
  };
}

export const PageFreshness = createContext<ReturnType<typeof createPageFreshness> | undefined>(undefined);
