import { coversVisits, isPastVisit, visitMatters, visitMoment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { HomeMatter, HomeMatters } from '../../../shared/home/matters.ts';
import { notAvailable } from '../../../shared/home/not-available.tsx';
import { useApp } from '../../../api/app.ts';
import { isOutOfService } from '../../../shared/customer/out-of-service.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useAllInterventions } from '../../../shared/interventions/use-all-interventions.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { pastWords, todayWords } from '../visit-words.ts';
import { useNow } from '../use-now.ts';

/** False for customers without a service that covers interventions, so that no request is made for them. */
export function useMayHaveVisits(): boolean {
  const { config } = useApp();
  const { contracts } = useContractLists();
  return !isOutOfService(config, 'contracts') && contracts.some(coversVisits);
}

/** Returns the intervention notices of the home page (home.urgenza.1). */
export function useVisitMatters(): HomeMatters {
  const isWanted = useMayHaveVisits();
  const now = useNow();
  const { data, known, error } = useAllInterventions({ isWanted });
  const isUnread = isWanted && data === undefined && error !== null;
  const matters = useMemo(
    () =>
      visitMatters(known, now).map(({ kind, day, intervention }): HomeMatter => {
        const { id, product } = intervention;
        if (kind === 'QUOTE_TO_ANSWER') {
          return {
            kind,
            day,
            said: <Trans>{product.name}: il preventivo è pronto</Trans>,
            note: <Trans>Guardalo con calma: il lavoro parte solo se lo accetti.</Trans>,
            renderLink: linkTo({
              to: '/my-edison/intervento-tecnico/preventivo',
              search: { intervento: id, da: 'Homepage' },
            }),
          };
        }
        const renderLink = linkTo({ to: '/my-edison/intervento-tecnico/il-mio-intervento/$id', params: { id } });
        const moment = visitMoment(intervention, now);
        if (isPastVisit(moment)) {
          const { was, title } = pastWords(moment, now);
          return { kind, day, said: `${product.name}. ${was}`, note: title, renderLink };
        }
        const today = moment && todayWords(moment);
        const said =
          today === undefined ? <Trans>{product.name}: l’appuntamento è oggi</Trans> : `${product.name}: ${today}`;
        return { kind, day, said, renderLink };
      }),
    [known, now],
  );
  return {
    matters: isUnread ? [...matters, ...unread] : matters,
    isAsking: isWanted && data === undefined && error === null,
  };
}

const unread = [notAvailable(<Trans>Non riusciamo a caricare i tuoi interventi</Trans>)];
