import { customerIsNew, profile } from '../usecases/customers/profile.ts';
import type { Handlers } from './handler.ts';

export const clienti: Handlers<'recuperaDatiProfilo' | 'identificazioneClienti'> = {
  recuperaDatiProfilo: ({ services, actor }) => profile(services, actor),
  identificazioneClienti: ({ services, actor }) => customerIsNew(services, actor),
};
