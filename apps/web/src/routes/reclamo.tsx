import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PublicCasePage } from '../features/cases/open/PublicCasePage.tsx';

export const Route = createFileRoute('/reclamo')({
  staticData: { title: msg`Reclamo` },
  component: PublicCasePage,
});
