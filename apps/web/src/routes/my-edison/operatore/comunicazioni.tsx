import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NoticeWatchPage } from '../../../features/desk/operators/notices/NoticeWatchPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/comunicazioni')({
  staticData: { title: msg`Comunicazioni` },
  component: NoticeWatchPage,
});
