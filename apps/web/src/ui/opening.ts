/** Keep in sync with `opened.css`. */
const OPENED = 'opened';

let pressed: HTMLElement | undefined;

/** Not on a phone: there the capture would delay the step by some 40 ms. */
const WHERE = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/**
 * Props of a row's link from which its page opens: the name in the row becomes the title of the page, which imports
 * `opened.css` (aspetto.moto.1). Elsewhere, and without the browser's view transitions, the page enters as any other.
 */
export const opensPage = {
  get viewTransition() {
    return window.matchMedia(WHERE).matches;
  },
  onClick({ currentTarget }: { currentTarget: HTMLElement }) {
    // Two elements of one name would cancel the transition.
    pressed?.style.removeProperty('view-transition-name');
    pressed = currentTarget;
    pressed.style.setProperty('view-transition-name', OPENED);
  },
};
