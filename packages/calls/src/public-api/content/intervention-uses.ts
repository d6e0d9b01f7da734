import { LANDING_FOLDERS } from '@sportello/domain';
import * as intervention from './intervention.ts';
import { use } from './use.ts';

// The uses of contenuto.usi.1 for interventions, in a separate module because the home page reads none of them.

export const interventionProducts = use('/intervento-tecnico/prodotti', [], intervention.interventionProduct);
export const interventionLanding = use(
  '/intervento-tecnico/landing/{}',
  [Object.values(LANDING_FOLDERS)],
  intervention.interventionLanding,
);
export const interventionSlider = use('/intervento-tecnico/slider', [], intervention.interventionSlide);
export const interventionFaq = use('/intervento-tecnico/faq', [], intervention.interventionFaq);
export const supportTypes = use('/intervento-tecnico/tipo-supporto', [], intervention.supportTypePage);
export const feedback = use('/intervento-tecnico/feedback', [], intervention.feedbackPage);
export const myIntervention = use('/intervento-tecnico/il-mio-intervento', [], intervention.interventionRendering);
