import { useLayoutEffect, type RefObject } from 'react';

/** A chart that comes later than this after its bar was pressed no longer looks like its consequence. */
const LATEST_MS = 1500;

let pressed: { readonly box: DOMRect; readonly at: number } | undefined;

/** Remembers the bar that was pressed, out of which the next chart grows (aspetto.moto.1). */
export function rememberBar(bar: Element | null): void {
  pressed = bar === null ? undefined : { box: bar.getBoundingClientRect(), at: performance.now() };
}

/** Lets a chart grow out of the bar that opened it, unless reduced motion is asked for. */
export function useGrowth(chart: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const from = pressed;
    pressed = undefined;
    const element = chart.current;
    if (from === undefined || element === null || performance.now() - from.at > LATEST_MS) return;
    const style = getComputedStyle(element);
    // The token is 0 ms where reduced motion is asked for.
    const duration = Number.parseFloat(style.getPropertyValue('--sp-page-forward'));
    if (!(duration > 0)) return;
    const box = element.getBoundingClientRect();
    const [x, y] = [from.box.width / box.width, from.box.height / box.height];
    const transform = `translate(${from.box.x - box.x}px, ${from.box.y - box.y}px) scale(${x}, ${y})`;
    element.animate(
      [
        { transform, transformOrigin: '0 0', opacity: 0.4 },
        { transform: 'none', transformOrigin: '0 0', opacity: 1 },
      ],
      { duration, easing: style.getPropertyValue('--sp-ease') },
    );
  }, [chart]);
}
