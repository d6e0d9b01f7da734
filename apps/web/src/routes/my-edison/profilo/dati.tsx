import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { PersonalDataPage } from '../../../features/profile/data/PersonalDataPage.tsx';

export const Route = createFileRoute('/my-edison/profilo/dati')({
  staticData: { title: msg`I tuoi dati` },
  component: () => (
    <ModuleGate module="profile" whenPreview={<PersonalDataPage />}>
      <PersonalDataPage />
    </ModuleGate>
  ),
});
