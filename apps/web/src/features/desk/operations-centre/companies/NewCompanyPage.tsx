import { createCompany } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { ToCompanies } from './ToCompanies.tsx';
import { companyErrors, fieldsOf, newOf, type CompanyFields } from './company-fields.ts';
import { CompanyForm } from './CompanyForm.tsx';
import layout from '../../../../ui/layout/layout.module.css';

/** Creates a company (operatore.centrale.5). */
export function NewCompanyPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChange(createCompany, {
    request: (fields: CompanyFields) => ({ body: newOf(fields) }),
    onDone: ({ answer: id }) => navigate({ to: '/my-edison/operatore/ditte', hash: `ditta-${id}` }),
  });
  const form = useForm<CompanyFields>({
    initial: fieldsOf(undefined),
    check: (fields) => companyErrors(fields, { isVideocall: false }),
    change,
    refused: () =>
      change.fieldErrors['codice'] === undefined
        ? change.fieldErrors
        : { ...change.fieldErrors, codice: t`Questo codice è già di un’altra ditta.` },
    onSubmit: (fields) => change.send(fields),
  });
  return (
    <div className={layout['stack']}>
      <ToCompanies />
      <h2 className={layout['subtitle']}>
        <Trans>Nuova ditta</Trans>
      </h2>
      <CompanyForm form={form} isNew isVideocall={false} isSending={change.isSending} />
    </div>
  );
}
