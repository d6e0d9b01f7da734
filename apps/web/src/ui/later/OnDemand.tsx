import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface OnDemandProps<Props extends object> {
  /** Where the part's code is; the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  /** How often it was wanted so far; 0 for not yet. */
  wanted: number;
  props: Props;
  /** What stands there until it has come. */
  children?: ReactNode;
}

/**
 * A part of the page whose code comes when it is wanted. What does not arrive costs no more than
 * itself: the page stays as it is, and it is asked for again when it is wanted again.
 */
export function OnDemand<Props extends object>({ load, wanted, props, children }: OnDemandProps<Props>) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(() => {
    if (wanted === 0 || part !== undefined) return;
    load().then(
      (Part) => setPart({ Part }),
      () => undefined,
    );
  }, [load, wanted, part]);
  return part === undefined ? children : createElement(part.Part, props);
}
