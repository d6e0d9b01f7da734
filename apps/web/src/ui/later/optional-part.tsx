import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** Loads a part that the page can do without: if it fails, nothing is shown. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
}
