import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { LandingPage } from '../../../features/booking/landing/LandingPage.tsx';
import { OwnInterventions } from '../../../features/interventions/home/OwnInterventions.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/')({
  staticData: { title: msg`Intervento tecnico` },
  component: () => (
    <ModuleGate module="contracts">
      <LandingPage own={<OwnInterventions />} />
    </ModuleGate>
  ),
});
