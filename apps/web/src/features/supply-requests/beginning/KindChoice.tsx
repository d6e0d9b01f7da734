import {
  papersOf,
  REQUEST_PAPER_LABELS,
  SUPPLY_REQUEST_KIND_LABELS,
  SUPPLY_REQUEST_KINDS,
  type OfferedRequest,
  type SupplyRequestKind,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import cover from '../../../ui/styles/cover-card.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { KIND_NOTES } from '../kind-words.ts';

/** The kinds that this customer can ask for; the choice is in the URL, so that Back returns to it. */
export function KindChoice({ offered }: { offered: readonly OfferedRequest[] }) {
  const { t } = useLingui();
  const kinds = SUPPLY_REQUEST_KINDS.filter((kind) => offered.some((each) => each.kind === kind));
  if (kinds.length === 0) return <NoKinds />;
  return (
    <>
      <SectionTitle lead={<Trans>Prima di inviare vedi costo, tempi e documenti.</Trans>}>
        <Trans>Cosa vuoi fare?</Trans>
      </SectionTitle>
      <ul className={cx(layout['stack'], cover['pairs'])}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Card as="div" className={cx('sp-next', cover['card'])}>
              <div className={layout['stackTight']}>
                <Link
                  to="/my-edison/pratiche/nuova"
                  search={{ tipo: kind }}
                  className={cx(links['cover'], cover['name'])}
                >
                  {SUPPLY_REQUEST_KIND_LABELS[kind]}
                </Link>
                <p>{t(KIND_NOTES[kind])}</p>
                <PapersNote kind={kind} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The papers to have at hand; the answers may ask for others (pratica.carte.1). */
function PapersNote({ kind }: { kind: SupplyRequestKind }) {
  const papers = papersOf(kind, {});
  if (papers.length === 0) return null;
  const names = papers.map((paper) => REQUEST_PAPER_LABELS[paper]).join(', ');
  return (
    <p className={layout['caption']}>
      <Trans>Documenti: {names}</Trans>
    </p>
  );
}

function NoKinds() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Da qui non puoi chiedere pratiche</Trans>}
        actions={
          <ButtonLink to="/my-edison/assistenza/scrivici">
            <Trans>Scrivici</Trans>
          </ButtonLink>
        }
      >
        <Trans>Scrivi al servizio clienti: ti aiutiamo noi.</Trans>
      </EmptyState>
    </Card>
  );
}
