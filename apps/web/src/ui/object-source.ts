import { useCallback } from 'react';

/** Gives an element what is in memory, under an address that ends with the element. */
export function useObjectSource(content: Blob | undefined, onShown?: (element: HTMLElement) => void) {
  return useCallback(
    (element: HTMLAudioElement | HTMLImageElement | null) => {
      if (element === null || content === undefined) return undefined;
      const url = URL.createObjectURL(content);
      element.src = url;
      onShown?.(element);
      return () => URL.revokeObjectURL(url);
    },
    [content, onShown],
  );
}
