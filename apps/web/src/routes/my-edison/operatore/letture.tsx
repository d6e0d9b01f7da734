import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReadingQueue } from '../../../features/desk/readings/ReadingQueue.tsx';

export const Route = createFileRoute('/my-edison/operatore/letture')({
  staticData: { title: msg`Letture dei clienti` },
  component: ReadingQueue,
});
