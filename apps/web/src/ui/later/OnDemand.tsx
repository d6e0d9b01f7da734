import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface OnDemandProps<Props extends object> {
  /** Must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  wanted: number;
  props: Props;
  children?: ReactNode;
}

/** Loads a part's code on demand. A failure leaves the page unchanged, and the next request tries again. */
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
