import { recentSearches, search as searchDirectory, searchUser } from '@sportello/calls';
import type { AccountStatus, CustomerSearchResult } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../../api/app.ts';
import { refresh } from '../../../../shared/change/freshness.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { NotRead } from '../../../../shared/read/ReadBody.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useFocusOnArrival } from '../../../../ui/focus.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';
import { ActForm } from './ActForm.tsx';
import classes from './Customers.module.css';

interface FoundCustomerProps {
  code: string;
  segment: string;
  /** Set if the search was just made on this page. */
  takesFocus: boolean;
}

/** Looks up the customer here first, then among those who never signed in (operatore.ricerca.3). */
export function FoundCustomer({ code, segment, takesFocus }: FoundCustomerProps) {
  const { queryOf, cache } = useApp();
  const request = { query: { codiceCliente: code, segmento: segment as 'Residenziale' } };
  const here = readOf(useQuery(queryOf(searchUser, request)));
  const isElsewhere = here.data?.status === 'UNKNOWN';
  const elsewhere = readOf(useQuery({ ...queryOf(searchDirectory, request), enabled: isElsewhere }));
  const read = isElsewhere ? elsewhere : here;
  const found = read.data;
  const isSettled = found !== undefined;
  useEffect(() => {
    // The new search now heads the recent ones.
    if (isSettled) void refresh(cache, { touches: [recentSearches.id] });
  }, [isSettled, cache]);

  if (found === undefined) {
    return (
      <Card>
        <NotRead read={read} skeleton={<CardSkeleton />} />
      </Card>
    );
  }
  if (found.status === 'UNKNOWN') {
    return (
      <Callout tone="warn" role="status" takesFocus={takesFocus} title={<Trans>Nessun cliente trovato</Trans>}>
        <Trans>
          Nel segmento {segment} non c’è nessuno con il codice {code}: controlla il codice o cambia segmento.
        </Trans>
      </Callout>
    );
  }
  return (
    <Card as="section" aria-labelledby="trovato">
      <Person code={code} segment={segment} found={found} neverEntered={isElsewhere} takesFocus={takesFocus} />
      {found.isCustomer === false ? (
        <p>
          <Trans>Non è ancora cliente: non puoi agire a suo nome.</Trans>
        </p>
      ) : (
        <ActForm code={code} name={found.username} />
      )}
    </Card>
  );
}

interface PersonProps extends FoundCustomerProps {
  found: CustomerSearchResult;
  neverEntered: boolean;
}

function Person({ code, segment, found, neverEntered, takesFocus }: PersonProps) {
  const { t } = useLingui();
  const title = useFocusOnArrival(takesFocus);
  return (
    <>
      <div className={cx(layout['spread'], classes['head'])}>
        <h2 className={screens['heading']} id="trovato" ref={title} tabIndex={-1}>
          <Trans>Cliente {code}</Trans>
        </h2>
        <StatusTag status={found.status} />
      </div>
      {neverEntered ? (
        <p className={classes['detail']}>
          <Trans>È registrato nei servizi di identità, ma non ha mai usato quest’area.</Trans>
        </p>
      ) : null}
      <Facts
        facts={[
          { name: t`Segmento`, value: segment },
          { name: t`Nome utente`, value: found.username, isCode: true },
          { name: t`Email`, value: found.mail, isCode: true },
          { name: t`Telefono`, value: found.phoneNumber, isCode: true },
        ]}
      />
    </>
  );
}

function StatusTag({ status }: { status: AccountStatus }) {
  return status === 'VALIDATO' ? (
    <Tag tone="good" icon={IconCircleCheck}>
      <Trans>Validato</Trans>
    </Tag>
  ) : (
    <Tag tone="info" icon={IconClockHour4}>
      <Trans>Registrato</Trans>
    </Tag>
  );
}
