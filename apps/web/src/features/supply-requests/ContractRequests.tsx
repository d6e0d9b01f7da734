import { supplyRequests } from '@sportello/calls';
import { isOpenRequest, SUPPLY_REQUEST_KIND_LABELS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { SAME_LOOK } from '../../shared/read/same-look.ts';
import { cx } from '../../ui/cx.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { KIND_NOTES } from './kind-words.ts';
import { RequestTag } from './RequestTag.tsx';
import { RequestTerm } from './RequestTerm.tsx';
import classes from './supply-requests.module.css';

/** Shows the open requests about one supply, and those that are offered beside them (pratica.tipi.2). */
export function ContractRequests({ code }: { code: string }) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const read = readOf(useQuery({ ...queryOf(supplyRequests, {}), ...SAME_LOOK }));
  if (read.data === undefined) {
    return read.error === null ? null : (
      <ReadMissing read={read} title={<Trans>Non sappiamo quali pratiche puoi chiedere</Trans>} />
    );
  }
  const open = read.data.requests.filter(({ contractCode, state }) => contractCode === code && isOpenRequest(state));
  // A supply has one open request of a kind (pratica.invio.2).
  const isOpenKind = new Set(open.map(({ kind }) => kind));
  const offered = read.data.offered.filter(
    ({ kind, contractCodes }) => contractCodes.includes(code) && !isOpenKind.has(kind),
  );
  if (open.length + offered.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="pratiche">
      <SectionTitle id="pratiche" lead={<Trans>Prima di inviare vedi costo, tempi e documenti.</Trans>}>
        <Trans>Pratiche su questa fornitura</Trans>
      </SectionTitle>
      <ul className={cx(blocks['divided'], classes['papers'])}>
        {open.map((request) => (
          <li key={request.number}>
            <div className={layout['spread']}>
              <AnchorLink
                to="/my-edison/pratiche/$numero"
                params={{ numero: request.number }}
                className={cx(layout['strong'], links['link'])}
              >
                {SUPPLY_REQUEST_KIND_LABELS[request.kind]}
              </AnchorLink>
              <RequestTag state={request.state} />
            </div>
            <p className={layout['soft']}>
              <RequestTerm of={request} />
            </p>
          </li>
        ))}
        {offered.map(({ kind }) => (
          <li key={kind}>
            <AnchorLink
              to="/my-edison/pratiche/nuova"
              search={{ tipo: kind, contratto: code }}
              className={cx(layout['strong'], links['link'])}
            >
              {SUPPLY_REQUEST_KIND_LABELS[kind]}
            </AnchorLink>
            <p className={layout['soft']}>{t(KIND_NOTES[kind])}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
