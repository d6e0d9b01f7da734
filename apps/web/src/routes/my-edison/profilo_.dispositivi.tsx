import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DevicesPage } from '../../features/sign-in/devices/DevicesPage.tsx';

export const Route = createFileRoute('/my-edison/profilo_/dispositivi')({
  staticData: { title: msg`Dispositivi e accessi` },
  component: DevicesPage,
});
