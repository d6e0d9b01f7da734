import { useCallback } from 'react';

/** Returns a ref that gives an element an object URL of `content`, revoked on unmount. */
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
