import { CallError, changeCompany, managedCompany } from '@sportello/calls';
import { companyName, type OpenedCompany } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { companyErrors, fieldsOf, givenOf, sameFields, type CompanyFields } from './company-fields.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { ToCompanies } from './ToCompanies.tsx';
import layout from '../../../../ui/layout/layout.module.css';

/** Edits a company with conflict detection: the second of two editors gets an error (operatore.centrale.5). */
export function EditCompanyPage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(managedCompany, { params: { id } })));
  if (read.error instanceof CallError && read.error.status === 404) return notFound;
  return (
    <div className={layout['stack']}>
      <ToCompanies />
      <ReadBody read={read} failed={<Trans>Non riusciamo a caricare questa ditta</Trans>} skeleton={<CardSkeleton />}>
        {(company) => <Edit company={company} />}
      </ReadBody>
    </div>
  );
}

function Edit({ company }: { company: OpenedCompany }) {
  const { queryOf } = useApp();
  const { id, code, name, isVideocall } = company;
  // Value at the start of editing, for conflict detection.
  const [base, setBase] = useState<Base<CompanyFields>>({ value: fieldsOf(company), version: company.version });
  const [isSaved, setIsSaved] = useState(false);
  const change = useChange(changeCompany, {
    request: (fields: CompanyFields) => ({ headers: {}, params: { id }, body: givenOf(fields) }),
    over: { query: queryOf(managedCompany, { params: { id } }), valueOf: fieldsOf, isSame: sameFields },
  });
  const { theirs } = change;
  const form = useForm<CompanyFields>({
    initial: base.value,
    check: (fields) => companyErrors(fields, { isVideocall }),
    change,
    onSubmit(fields, { restart }) {
      setIsSaved(false);
      change.send(fields, {
        base: theirs ?? base,
        onDone({ now }) {
          setBase(now);
          restart(now.value);
          setIsSaved(true);
        },
      });
    },
  });
  const takeTheirs = () => {
    if (theirs === undefined) return;
    setBase(theirs);
    form.restart(theirs.value);
    change.reset();
  };
  return (
    <>
      <h2 className={layout['subtitle']}>{isVideocall ? (name ?? code) : companyName(code)}</h2>
      <CompanyForm form={form} isNew={false} isVideocall={isVideocall} isSending={change.isSending}>
        {theirs === undefined ? null : (
          <Callout
            tone="warn"
            role="alert"
            takesFocus
            title={<Trans>Un collega ha appena cambiato questa ditta</Trans>}
            action={
              <Button variant="light" onClick={takeTheirs}>
                <Trans>Ricarica i dati attuali</Trans>
              </Button>
            }
          >
            <Trans>Le tue modifiche sono ancora qui. Se salvi, sostituiscono quelle del collega.</Trans>
          </Callout>
        )}
        {isSaved ? (
          <Callout tone="good" role="status" takesFocus onClose={() => setIsSaved(false)}>
            <Trans>Salvato. Gli appuntamenti già presi restano.</Trans>
          </Callout>
        ) : null}
      </CompanyForm>
    </>
  );
}
