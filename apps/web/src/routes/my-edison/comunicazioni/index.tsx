import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NoticesPage } from '../../../features/notices/NoticesPage.tsx';

export const Route = createFileRoute('/my-edison/comunicazioni/')({
  staticData: { title: msg`Comunicazioni` },
  component: NoticesPage,
});
