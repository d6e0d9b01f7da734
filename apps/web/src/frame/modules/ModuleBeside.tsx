import type { ModuleName } from '@sportello/domain';
import type { ReactNode } from 'react';
import { useUser } from '../../shared/customer/use-user.ts';
import { Beside } from '../../ui/parts/lists/Beside.tsx';
import { ModuleGate } from './ModuleGate.tsx';

interface ModuleBesideProps {
  module: ModuleName;
  /** Accessible name of the list. */
  label: string;
  list: ReactNode;
  shown: string;
  children: ReactNode;
}

/** A gated page beside its list; until the module's state is known the list has its place, so that nothing shifts. */
export function ModuleBeside({ module, label, list, shown, children }: ModuleBesideProps) {
  const state = useUser().user?.modules[module] ?? 'ACTIVE';
  return (
    <Beside label={label} list={state === 'ACTIVE' ? list : undefined} shown={shown}>
      <ModuleGate module={module}>{children}</ModuleGate>
    </Beside>
  );
}
