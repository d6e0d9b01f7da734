import type { Moment } from './may-renew.ts';

/** Watches which fields are changed, and reads what else keeps this tab from a reload. */
export function watchPage(): () => Moment {
  const edited = new Set<Element>();
  document.addEventListener('input', ({ target }) => target instanceof Element && edited.add(target), true);
  let path = window.location.pathname;
  return () => {
    for (const field of edited) if (!field.isConnected) edited.delete(field);
    const before = path;
    path = window.location.pathname;
    return {
      path,
      isHidden: document.visibilityState === 'hidden',
      hasMoved: path !== before,
      isEdited: edited.size > 0,
      isSending: document.querySelector('[data-loading], form [aria-busy="true"]') !== null,
      isDialogOpen: document.querySelector('dialog[open]') !== null,
    };
  };
}
