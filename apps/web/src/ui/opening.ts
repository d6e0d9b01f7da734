/** Keep in sync with `opened.css`. */
const OPENED = 'opened';

let pressed: HTMLElement | undefined;

/**
 * Props of a row's link from which its page opens: the name in the row becomes the title of the page, which imports
 * `opened.css` (aspetto.moto.1). Without the browser's view transitions, or with reduced motion, it opens at once.
 */
export const opensPage = {
  get viewTransition() {
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  },
  onClick({ currentTarget }: { currentTarget: HTMLElement }) {
    // Two elements of one name would cancel the transition.
    pressed?.style.removeProperty('view-transition-name');
    pressed = currentTarget;
    pressed.style.setProperty('view-transition-name', OPENED);
  },
};
