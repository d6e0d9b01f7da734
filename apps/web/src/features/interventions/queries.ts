import { contentUses } from '@sportello/calls';
import { useContent } from '../../shared/content/use-content.ts';

/** Card configuration per status (intervento.carta.1). */
export const useRenderings = () => useContent(contentUses.myIntervention, []);
