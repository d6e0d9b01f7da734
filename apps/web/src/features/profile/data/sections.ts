import type { PersonalData } from '@sportello/calls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { spansOf } from './spans.ts';

type Content = PersonalData['content'];

/** Sections in display order; the type requires a name for each new field of the export. */
const names: Readonly<Record<Exclude<keyof Content, 'dataEsportazione'>, MessageDescriptor>> = {
  profilo: msg`Profilo`,
  account: msg`Accesso all’area`,
  contratti: msg`Contratti di luce e gas`,
  contrattiVas: msg`Servizi, prodotti e fibra`,
  datiContratti: msg`Dettagli delle forniture`,
  offerte: msg`Offerte delle forniture`,
  prezzi: msg`Prezzi delle forniture`,
  letture: msg`Letture dei contatori`,
  autoletture: msg`Letture che hai inviato`,
  consumi: msg`Consumi`,
  soglieSpesa: msg`Soglie di spesa`,
  bollette: msg`Bollette e fatture`,
  metodiPagamento: msg`Come paghi`,
  mandati: msg`Mandati di addebito`,
  carte: msg`Carte salvate`,
  pagamenti: msg`Pagamenti`,
  pianiRate: msg`Piani di rate`,
  interventi: msg`Interventi tecnici`,
  datiInterventi: msg`Storia e preventivi degli interventi`,
  prenotazioni: msg`Prenotazioni cominciate`,
  documenti: msg`Documenti dei contratti`,
  preferenzeNotifiche: msg`Come ricevi bollette e avvisi`,
  quotazioni: msg`Attivazioni in corso`,
  richieste: msg`Lavori sul contatore`,
  consensi: msg`Consensi`,
  inviti: msg`Inviti`,
  fedelta: msg`Programma fedeltà`,
  opposizioni: msg`Opposizioni`,
  sessioni: msg`Dispositivi`,
  notifichePush: msg`Notifiche sui dispositivi`,
  messaggi: msg`Messaggi che ti abbiamo inviato`,
  notifiche: msg`Notifiche`,
  richiesteAssistenza: msg`Richieste all’assistenza`,
  reclami: msg`Reclami e segnalazioni`,
  pratiche: msg`Pratiche`,
  bozzePratiche: msg`Pratiche da finire`,
  comunicazioni: msg`Comunicazioni`,
  recessi: msg`Recessi`,
  uscite: msg`Forniture in uscita`,
  modifiche: msg`Modifiche che hai chiesto`,
  eventi: msg`Eventi`,
  accessi: msg`Accessi ai dati`,
};

export interface DataSection {
  readonly name: MessageDescriptor;
  readonly value: unknown;
}

/** Omits data that nobody reads value by value; it is only in the file. */
export function sectionsOf(content: Content): readonly DataSection[] {
  const shown = {
    ...content,
    consumi: spansOf(content.consumi),
    autoletture: content.autoletture.map((reading) => {
      const { fileFoto: _, ...rest } = reading;
      return rest;
    }),
  };
  return Object.entries(names).map(([part, name]) => ({ name, value: shown[part as keyof typeof names] }));
}
