import { openCase } from '@sportello/calls';
import { CASE_KIND_LABELS, type CaseKind, type CaseReceipt } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useSubjects } from '../../../shared/contracts/use-subjects.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { backTo } from '../../../shared/links/back-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import type { Origin } from '../../../shared/question/origin.ts';
import type { Question } from '../../../shared/question/question.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import { cx } from '../../../ui/cx.ts';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { kindsFor } from '../kind-words.ts';
import { CaseForm } from './CaseForm.tsx';
import { CaseSent } from './CaseSent.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NextSteps } from './NextSteps.tsx';

interface NewCasePageProps {
  /** Undefined until the customer has chosen it. */
  kind: CaseKind | undefined;
  origin: Origin | undefined;
  /** Data of the thing; undefined until they are read. */
  question: Question | undefined;
}

/** Opens a case in two steps, its kind and the form, and ends with the receipt (reclami.apertura.1). */
export function NewCasePage({ kind, origin, question }: NewCasePageProps) {
  const { config } = useApp();
  const { user } = useUser();
  const contracts = useSubjects();
  const [receipt, setReceipt] = useState<CaseReceipt>();
  useTitleFocus(receipt?.number ?? kind ?? 'tipo');
  if (!config.capabilities.includes(openCase.id)) return <NotFoundPage />;
  if (receipt !== undefined) return <CaseSent receipt={receipt} />;
  const isReady = user !== undefined && contracts !== undefined && question !== undefined;
  return (
    <Page
      title={kind === undefined ? <Trans>Nuovo reclamo</Trans> : CASE_KIND_LABELS[kind]}
      back={backTo.support()}
      aside={kind === undefined ? undefined : <NextSteps kind={kind} />}
    >
      {!isReady ? (
        <Loading>
          <CardSkeleton lines={5} />
        </Loading>
      ) : kind === undefined ? (
        <KindChoice
          kinds={kindsFor(origin, user.modules)}
          origin={origin}
          contract={contracts.find(({ code }) => code === question.contractCode)}
        />
      ) : (
        <Card className={layout['stackLarge']}>
          <Link
            to="/my-edison/assistenza/reclami/nuovo"
            search={{ ...origin }}
            className={cx(layout['strong'], links['link'])}
          >
            <Trans>Scegli un altro tipo</Trans>
          </Link>
          <CaseForm
            key={kind}
            kind={kind}
            user={user}
            contracts={contracts}
            question={question}
            draft={origin === undefined ? 'reclamo' : `reclamo ${Object.values(origin).join(' ')}`}
            onSent={setReceipt}
          />
        </Card>
      )}
    </Page>
  );
}
