import type { ModuleName } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Bills, EnergyCurve, Gift, IdCard, LitHouse } from '../../ui/pictures/module-spots.tsx';
import { Boiler } from '../../ui/pictures/content/spots.tsx';

interface PreviewWords {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly points: readonly ReactElement[];
  readonly how: ReactNode;
}

const withAnySupply = (
  <Trans>Scegli un’offerta e attiva la tua prima fornitura: questa pagina sarà disponibile da subito.</Trans>
);

/** Modules that some user type sees as a preview (moduli.stati.1). */
const previews: Partial<Record<ModuleName, () => PreviewWords>> = {
  contracts: () => ({
    picture: <LitHouse />,
    title: <Trans>Tutti i tuoi contratti: luce, gas, fibra e servizi</Trans>,
    points: [
      <Trans key="1">Per ogni fornitura vedi offerta, indirizzo, POD o PDR e stato.</Trans>,
      <Trans key="2">Segui l’attivazione passo per passo.</Trans>,
      <Trans key="3">Cambi da qui come paghi e come ricevi la bolletta.</Trans>,
    ],
    how: withAnySupply,
  }),
  archive: () => ({
    picture: <Bills />,
    title: <Trans>Ogni bolletta, con quanto devi e quando scade</Trans>,
    points: [
      <Trans key="1">Vedi subito le bollette pagate e quelle da pagare.</Trans>,
      <Trans key="2">Scarichi le bollette e i documenti dei contratti.</Trans>,
      <Trans key="3">Capisci ogni voce, senza tecnicismi.</Trans>,
    ],
    how: withAnySupply,
  }),
  profile: () => ({
    picture: <IdCard />,
    title: <Trans>I tuoi dati e le tue scelte, sempre sotto controllo</Trans>,
    points: [
      <Trans key="1">Cambi email e cellulare, con la conferma di un codice.</Trans>,
      <Trans key="2">Scegli la password e vedi da dove sei collegato.</Trans>,
      <Trans key="3">Dai e togli i consensi quando vuoi.</Trans>,
    ],
    how: (
      <Trans>
        Il profilo sarà disponibile con il tuo primo contratto attivo. I tuoi diritti sui dati valgono già adesso.
      </Trans>
    ),
  }),
  energyControl: () => ({
    picture: <EnergyCurve />,
    title: <Trans>Quanta energia usi, giorno per giorno</Trans>,
    points: [
      <Trans key="1">Vedi i consumi ora per ora, e quando spendi di più.</Trans>,
      <Trans key="2">Confronti i mesi e gli anni.</Trans>,
      <Trans key="3">Scopri dove puoi risparmiare.</Trans>,
    ],
    how: <Trans>Serve una fornitura attiva con noi: con quella il controllo dei consumi è già compreso.</Trans>,
  }),
  loyalty: () => ({
    picture: <Gift />,
    title: <Trans>Punti e premi per i nostri clienti</Trans>,
    points: [
      <Trans key="1">Raccogli punti con i pagamenti, le letture e la bolletta digitale.</Trans>,
      <Trans key="2">Usi i punti per sconti e premi.</Trans>,
      <Trans key="3">Non c’è nulla a cui iscriversi, e non costa nulla.</Trans>,
    ],
    how: <Trans>Torna cliente con luce, gas o un servizio: la raccolta punti riparte da sola.</Trans>,
  }),
  risolve: () => ({
    picture: <Boiler />,
    title: <Trans>Un tecnico quando in casa qualcosa si guasta</Trans>,
    points: [
      <Trans key="1">Un tecnico per l’impianto elettrico, il gas e l’acqua.</Trans>,
      <Trans key="2">Prenoti da qui e segui l’intervento fino alla fine.</Trans>,
      <Trans key="3">Sai prima quanto costa.</Trans>,
    ],
    how: <Trans>Risolve si collega a una fornitura di luce o gas: attivane una con noi.</Trans>,
  }),
};

export function previewWordsOf(module: ModuleName): PreviewWords | undefined {
  return previews[module]?.();
}
