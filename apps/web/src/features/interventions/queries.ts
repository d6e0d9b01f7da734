import { contentUses } from '@sportello/calls';
import { useContent } from '../../shared/content/use-content.ts';

/** How interventions show in each status (intervento.carta.1). */
export const useRenderings = () => useContent(contentUses.myIntervention, []);
