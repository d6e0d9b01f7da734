import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    documento?: string;
  }
}

/** Stores the previewed document in a history entry, so that browser Back closes it and keeps the scroll position. */
export function usePreview() {
  const docNumber = useLocation({ select: ({ state }) => state.documento });
  const navigate = useNavigate();
  const { history } = useRouter();
  // Going back and the close animation take time; a second click must not leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    if (docNumber === undefined) isClosing.current = false;
  }, [docNumber]);
  return {
    docNumber,
    open: (documento: string) =>
      void navigate({ to: '.', search: true, state: (state) => ({ ...state, documento }), resetScroll: false }),
    close: () => {
      if (docNumber === undefined || isClosing.current) return;
      isClosing.current = true;
      history.back();
    },
  };
}
