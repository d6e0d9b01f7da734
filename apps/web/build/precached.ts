/**
 * Modules whose files, with all their imports, make up the shell that is kept for times without a network: both
 * starts, the area's frame, its main places, and what can't be fetched any more once the network is down.
 */
export const PRECACHED_MODULES = [
  'src/entry/login/start.tsx',
  'src/entry/app/start.tsx',
  'src/entry/start-failed.tsx',
  'src/entry/worker/watch-releases.ts',
  'src/entry/worker/ReleaseNotice.tsx',
  'src/entry/worker/TooOld.tsx',
  'src/api/gateway/gateway.ts',
  'src/api/errors/error-words.ts',
  'src/routes/login.tsx?',
  'src/routes/emergenza.tsx?',
  'src/routes/accessibilita.tsx?',
  'src/routes/my-edison.tsx?',
  'src/routes/my-edison/index.tsx?',
  'src/routes/my-edison/bollette/index.tsx?',
  'src/routes/my-edison/bollette/$numero.tsx?',
  'src/routes/my-edison/contratti/index.tsx?',
  'src/routes/my-edison/contratti/$codice/route.tsx?',
  'src/routes/my-edison/contratti/$codice/index.tsx?',
  'src/routes/my-edison/contratti/$codice/letture.tsx?',
  'src/routes/my-edison/contratti/$codice/consumi.tsx?',
  'src/routes/my-edison/controllo-energia.tsx?',
  'src/routes/my-edison/letture.tsx?',
  'src/routes/my-edison/assistenza/index.tsx?',
  'src/routes/my-edison/notifiche.tsx?',
  'src/routes/my-edison/intervento-tecnico/il-mio-intervento/index.tsx?',
  'src/routes/my-edison/intervento-tecnico/il-mio-intervento/$id.index.tsx?',
  'src/features/home/queries.ts',
  'src/routes/-frame/area/AreaError.tsx',
  'src/routes/-frame/errors/StartFailed.tsx',
  'src/routes/-frame/errors/WholePageError.tsx',
  'src/api/offline/open.ts',
  'src/shared/read/failed/FailedPanel.tsx',
  'src/ui/area/AreaMenu.tsx',
  'src/ui/layout/OfflineCallout.tsx',
  'src/frame/inactivity/StayQuestion.tsx',
] as const;

/** Pages that open without a network and without a session; the first is the shell of all others. */
export const PRECACHED_PAGES = ['/', '/login', '/emergenza', '/accessibilita'] as const;
