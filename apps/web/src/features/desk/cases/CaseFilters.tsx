import { CASE_KIND_LABELS, CASE_KINDS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { caseSearchOf, isFiltered, type CaseSearch } from './case-search.ts';
import { MoreFilters } from '../queue/MoreFilters.tsx';
import queue from '../queue/queue.module.css';

import '../../../ui/theme/fields.ts';

interface CaseFiltersProps {
  search: CaseSearch;
  /** Undefined until known. */
  total: number | undefined;
  /** True if the operator may see the loads of all. */
  leads: boolean;
  onAsk: (changes: Partial<CaseSearch>) => void;
}

export function CaseFilters({ search, total, leads, onAsk }: CaseFiltersProps) {
  const { t } = useLingui();
  const { vista, stato, chi, operatore, tipo, termine } = search;
  const askOne = (field: 'chi' | 'termine' | 'tipo', value: string) =>
    onAsk({ [field]: caseSearchOf({ [field]: value })[field] });
  return (
    <Card as="div" className={queue['filters']}>
      <SectionTitle
        id="reclami"
        count={total}
        action={
          leads ? (
            <Link
              to="/my-edison/operatore/reclami"
              search={vista === 'SQUADRA' ? {} : { vista: 'SQUADRA' }}
              className={queue['way']}
            >
              {vista === 'SQUADRA' ? <Trans>Torna alla coda</Trans> : <Trans>Squadra</Trans>}
            </Link>
          ) : undefined
        }
      >
        <Trans>Reclami e segnalazioni</Trans>
      </SectionTitle>
      <NativeSelect
        label={t`Quali reclami`}
        value={stato ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onAsk({ stato: value === 'CONCLUSI' ? value : undefined, termine: undefined })
        }
        data={[
          { value: '', label: t`Aperti` },
          { value: 'CONCLUSI', label: t`Conclusi` },
        ]}
      />
      <MoreFilters
        isFiltered={isFiltered(search)}
        customer={search.cliente}
        onCustomer={(cliente) => onAsk({ cliente })}
      >
        <NativeSelect
          label={t`In carico a`}
          value={operatore ?? chi ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onAsk({ operatore: value === operatore ? operatore : undefined, chi: caseSearchOf({ chi: value }).chi })
          }
          data={[
            { value: '', label: t`Tutti` },
            { value: 'MIE', label: t`Io` },
            { value: 'LIBERE', label: t`Nessuno` },
            ...(operatore === undefined ? [] : [operatore]),
          ]}
        />
        {stato === 'CONCLUSI' ? null : (
          <NativeSelect
            label={t`Termine`}
            value={termine ?? ''}
            onChange={({ currentTarget: { value } }) => askOne('termine', value)}
            data={[
              { value: '', label: t`Tutti` },
              { value: 'SCADUTI', label: t`Scaduti` },
              { value: 'URGENTI', label: t`Urgenti` },
              { value: 'FERMI', label: t`Fermi` },
            ]}
          />
        )}
        <NativeSelect
          label={t`Tipo`}
          value={tipo ?? ''}
          onChange={({ currentTarget: { value } }) => askOne('tipo', value)}
          data={[
            { value: '', label: t`Tutti` },
            ...CASE_KINDS.map((value) => ({ value, label: CASE_KIND_LABELS[value] })),
          ]}
        />
      </MoreFilters>
    </Card>
  );
}
