import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/home/HomePage.tsx';
import { AreaError } from '../-page/AreaError.tsx';

export const Route = createFileRoute('/my-edison/')({
  staticData: { title: msg`Home` },
  component: HomePage,
  errorComponent: AreaError,
});
