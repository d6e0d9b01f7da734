import { supplyRequests } from '@sportello/calls';
import { SUPPLY_REQUEST_KIND_LABELS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { SAME_LOOK } from '../../shared/read/same-look.ts';
import layout from '../../ui/layout/layout.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { KIND_NOTES } from './kind-words.ts';
import classes from './supply-requests.module.css';

/** The requests that are offered about one supply (pratica.tipi.2). */
export function ContractRequests({ code }: { code: string }) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const read = readOf(useQuery({ ...queryOf(supplyRequests, {}), ...SAME_LOOK }));
  if (read.data === undefined) {
    return read.error === null ? null : (
      <ReadMissing read={read} title={<Trans>Non sappiamo quali pratiche puoi chiedere</Trans>} />
    );
  }
  const offered = read.data.offered.filter(({ contractCodes }) => contractCodes.includes(code));
  if (offered.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="pratiche">
      <SectionTitle id="pratiche" lead={<Trans>Prima di inviare vedi costo, tempi e documenti.</Trans>}>
        <Trans>Pratiche su questa fornitura</Trans>
      </SectionTitle>
      <ul className={classes['papers']}>
        {offered.map(({ kind }) => (
          <li key={kind}>
            <AnchorLink
              to="/my-edison/pratiche/nuova"
              search={{ tipo: kind, contratto: code }}
              className={classes['way'] ?? ''}
            >
              {SUPPLY_REQUEST_KIND_LABELS[kind]}
            </AnchorLink>
            <p className={classes['soft']}>{t(KIND_NOTES[kind])}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
