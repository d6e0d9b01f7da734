import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TechnicianPage } from '../features/desk/technicians/TechnicianPage.tsx';

export const Route = createFileRoute('/tecnico')({
  staticData: { title: msg`Le tue visite` },
  component: TechnicianPage,
});
