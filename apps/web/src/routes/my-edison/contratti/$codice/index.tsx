import { createFileRoute } from '@tanstack/react-router';
import { InBrief } from '../../../../features/contracts/detail/InBrief.tsx';

export const Route = createFileRoute('/my-edison/contratti/$codice/')({ component: InBrief });
