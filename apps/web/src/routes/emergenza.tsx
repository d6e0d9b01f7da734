import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EmergencyPage } from '../features/support/emergency/EmergencyPage.tsx';

export const Route = createFileRoute('/emergenza')({
  staticData: { title: msg`Odore di gas?` },
  component: EmergencyPage,
});
