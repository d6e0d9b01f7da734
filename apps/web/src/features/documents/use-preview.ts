import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of the document that is looked at on this page. */
    documento?: string;
  }
}

/** Which document is looked at: a step of the history, so that "back" closes it and leaves the page where it was. */
export function usePreview() {
  const docNumber = useLocation({ select: ({ state }) => state.documento });
  const navigate = useNavigate();
  const { history } = useRouter();
  // Going back takes a moment, and so does the dialog's going away: a second click must not leave the page.
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
