import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Share of the width within which a finger counts as still. */
const STILL = 0.01;

/** Visible range of a chart, as indexes into its values. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/**
 * Zooms and pans a chart by touch, mouse and keyboard.
 *
 * @param size number of values
 * @param least minimum number of visible values
 * @param onPick called for a tap or click that moved nothing, with its place (0 to 1) and what is visible
 */
export function useWindow<Shown extends Element>(
  size: number,
  least: number,
  onPick?: (place: number, shown: Window) => void,
) {
  const [kept, setKept] = useState<Window>({ from: 0, to: size });
  const element = useRef<Shown>(null);
  const pointers = useRef(new Map<number, number>());
  const hasMoved = useRef(false);
  const smallest = Math.min(least, size);
  const fits = ({ from, to }: Window): Window => {
    const span = Math.min(size, Math.max(smallest, to - from));
    const begin = Math.min(Math.max(0, from), size - span);
    return { from: begin, to: begin + span };
  };
  const shown = fits(kept);
  /** Zooms around `at` (0 to 1), which keeps its position. */
  const zoom = (factor: number, at = 0.5) =>
    setKept((before) => {
      const { from, to } = fits(before);
      const fixed = from + (to - from) * at;
      const span = (to - from) * factor;
      return fits({ from: fixed - span * at, to: fixed + span * (1 - at) });
    });
  const pan = (part: number) =>
    setKept((before) => {
      const { from, to } = fits(before);
      return fits({ from: from + (to - from) * part, to: to + (to - from) * part });
    });
  const placeOf = (clientX: number) => {
    const box = element.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0.5 : (clientX - box.left) / box.width;
  };

  // React registers wheel listeners as passive, so `preventDefault` could not stop the page from scrolling.
  useEffect(() => {
    const watched = element.current;
    const onWheel = (event: Event) => {
      const { deltaX, deltaY, ctrlKey, clientX } = event as WheelEvent;
      const isAlong = Math.abs(deltaX) > Math.abs(deltaY);
      // A wheel over an unfocused chart scrolls the page.
      if (!ctrlKey && !isAlong && !(watched?.contains(document.activeElement) ?? false)) return;
      event.preventDefault();
      if (isAlong) pan(deltaX / (watched?.clientWidth || 1));
      else zoom(deltaY > 0 ? 1.25 : 0.8, placeOf(clientX));
    };
    watched?.addEventListener('wheel', onWheel, { passive: false });
    return () => watched?.removeEventListener('wheel', onWheel);
  });

  const forget = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    shown,
    zoom,
    pan,
    isWhole: shown.to - shown.from >= size,
    isClosest: shown.to - shown.from <= smallest,
    isFirst: shown.from <= 0,
    isLast: shown.to >= size,
    element: {
      ref: element,
      tabIndex: 0,
      onKeyDown(event: KeyboardEvent) {
        const act = {
          ArrowLeft: () => pan(-0.25),
          ArrowRight: () => pan(0.25),
          '+': () => zoom(0.5),
          '-': () => zoom(2),
          Home: () => pan(-size),
          End: () => pan(size),
        }[event.key];
        if (act === undefined || event.target !== event.currentTarget) return;
        event.preventDefault();
        act();
      },
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = pointers.current.size > 0;
        pointers.current.set(event.pointerId, placeOf(event.clientX));
      },
      onPointerMove({ pointerId, clientX }: PointerEvent) {
        const before = pointers.current.get(pointerId);
        if (before === undefined) return;
        const now = placeOf(clientX);
        if (Math.abs(now - before) < STILL && !hasMoved.current) return;
        hasMoved.current = true;
        const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, place]) => place);
        pointers.current.set(pointerId, now);
        if (other === undefined) pan(before - now);
        else if (Math.abs(now - other) > 0.02)
          zoom(Math.abs(before - other) / Math.abs(now - other), (now + other) / 2);
      },
      onPointerUp: forget,
      onClick({ clientX }: MouseEvent) {
        if (!hasMoved.current) onPick?.(placeOf(clientX), shown);
      },
      onPointerCancel: forget,
    },
  };
}

export type ChartWindow = Omit<ReturnType<typeof useWindow>, 'element'>;
