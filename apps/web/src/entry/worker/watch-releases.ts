import { dayInRome } from '@sportello/domain';
import { ACTIVATE } from '../../service-worker/messages.ts';
import { noteVisit } from '../../shared/install/visits.ts';
import { mayRenew } from './may-renew.ts';
import { watchPage } from './page-moment.ts';
import { keepTyped, restoreTyped } from './typed-values.ts';

/** A tab that stays open asks for a new release this often, and when it comes into view after as long. */
const ASK_EVERY_MS = 30 * 60_000;

/**
 * Announces a new release and changes to it when the customer asks, or by itself when that loses nothing
 * (pagine.versione.1). Other tabs keep the files of their release until they do the same.
 */
export async function watchReleases(): Promise<void> {
  restoreTyped();
  noteVisit(dayInRome(Date.now()));
  const workers = navigator.serviceWorker;
  const momentNow = watchPage();
  const registration = await workers.register('/service-worker.js');
  let isAsked = false;
  let isReplaced = false;

  const renew = () => {
    isAsked = true;
    if (isReplaced || registration.waiting === null) reload();
    else registration.waiting.postMessage(ACTIVATE);
  };
  const look = () => {
    const moment = momentNow();
    if ((isReplaced || registration.waiting !== null) && mayRenew(moment)) renew();
  };
  const announce = () => {
    void import('./ReleaseNotice.tsx').then(({ showReleaseNotice }) => showReleaseNotice(renew)).catch(() => undefined);
    look();
  };

  workers.addEventListener('controllerchange', () => {
    isReplaced = true;
    if (isAsked) reload();
    else announce();
  });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') announce();
    });
  });
  if (registration.waiting !== null) announce();

  let askedAt = Date.now();
  const ask = () => {
    if (Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
    look();
  });
  // Absent in older browsers, where a new release waits for a hidden tab.
  (window.navigation as Navigation | undefined)?.addEventListener('currententrychange', look);
}

function reload(): void {
  keepTyped();
  window.location.reload();
}
