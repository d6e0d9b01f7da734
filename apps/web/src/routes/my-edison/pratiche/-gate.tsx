import type { ReactNode } from 'react';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';

/** Open in the preview of the contracts, too: whoever has no supply yet asks for one (moduli.porta.1). */
export function RequestGate({ children }: { children: ReactNode }) {
  return (
    <ModuleGate module="contracts" whenPreview={children}>
      {children}
    </ModuleGate>
  );
}
