import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** A part of the page that comes by itself, and that the page can do without when it does not arrive. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
}
