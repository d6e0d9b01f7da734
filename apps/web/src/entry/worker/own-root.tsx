import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders beside the app, whose login and area have nothing in common to render it in.
 *
 * @param role "status" for a part that screen readers announce, which needs to be there before its content
 */
export function renderBeside(part: (close: () => void) => ReactNode, role: 'status' | null = null): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.role = role;
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<I18nProvider i18n={i18n}>{part(close)}</I18nProvider>);
}
