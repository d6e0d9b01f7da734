import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useInterventions } from '../../../shared/interventions/use-interventions.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import links from '../../../ui/styles/links.module.css';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import classes from './list.module.css';
import { Groups } from './Groups.tsx';

interface VisitsBesideProps {
  offset: number;
  /** The id of the intervention that is shown. */
  shown: string;
}

/** The list of interventions as a narrow column beside one of them, with the same request as its page. */
export function VisitsBeside({ offset, shown }: VisitsBesideProps) {
  const read = useInterventions({ offset });
  const column = useRef<HTMLDivElement>(null);
  const isThere = read.data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const anchors = [...(column.current?.querySelectorAll('a') ?? [])];
    anchors.find(({ pathname }) => pathname.endsWith(`/${shown}`))?.scrollIntoView({ block: 'nearest' });
  }, [isThere, shown]);
  return (
    <div ref={column} className={classes['column']}>
      <ReadBody
        read={read}
        isDated
        failed={<Trans>Non riusciamo a caricare i tuoi interventi</Trans>}
        skeleton={<CardSkeleton lines={8} />}
      >
        {({ interventions, total }) => (
          <>
            <Groups interventions={interventions} offset={offset} />
            {total === undefined || total <= interventions.length ? null : (
              <Link
                className={links['link']}
                to="/my-edison/intervento-tecnico/il-mio-intervento"
                activeOptions={{ exact: true }}
                {...(offset > 0 && { search: { da: offset } })}
              >
                <Trans>Vedi tutti gli interventi</Trans>
              </Link>
            )}
          </>
        )}
      </ReadBody>
    </div>
  );
}
