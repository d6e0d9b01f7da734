import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../frame/modules/ModuleGate.tsx';
import { MoreServices } from '../../features/offers/MoreServices.tsx';
import { RisolvePage } from '../../features/offers/risolve/RisolvePage.tsx';
import { Services } from '../../features/offers/risolve/Services.tsx';
import { useUser } from '../../shared/customer/use-user.ts';

/** Risolve: complete for households, reduced for administrators and businesses (moduli.contenuti.3). */
export const Route = createFileRoute('/my-edison/risolve')({
  staticData: { title: msg`Risolve` },
  component: Risolve,
});

function Risolve() {
  const segment = useUser().user?.segment;
  const more = <MoreServices segment={segment} />;
  return (
    <ModuleGate
      module="risolve"
      underLight={
        <>
          {segment && <Services segment={segment} quietly />}
          {more}
        </>
      }
    >
      {segment && <RisolvePage segment={segment} more={more} />}
    </ModuleGate>
  );
}
