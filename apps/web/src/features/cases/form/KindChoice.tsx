import { CASE_KIND_LABELS, type CaseKind, type Contract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import type { Origin } from '../../../shared/question/origin.ts';
import { longDay } from '../../../ui/moments.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import cover from '../../../ui/styles/cover-card.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { KIND_NOTES, replyDayOf } from '../kind-words.ts';

interface KindChoiceProps {
  kinds: readonly CaseKind[];
  origin: Origin | undefined;
  /** The supply that the thing belongs to: its billing period changes a term. */
  contract: Contract | undefined;
}

/** The first question, whose answer is in the URL, so that Back returns to it. */
export function KindChoice({ kinds, origin, contract }: KindChoiceProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const { now } = useToday();
  return (
    <>
      <SectionTitle lead={<Trans>Dal tipo dipende il giorno entro cui ti rispondiamo.</Trans>}>
        <Trans>Cosa vuoi scriverci?</Trans>
      </SectionTitle>
      <ul className={cx(layout['stack'], cover['pairs'])}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Card as="div" className={cx('sp-next', cover['card'])}>
              <div className={layout['stackTight']}>
                <Link
                  to="/my-edison/assistenza/reclami/nuovo"
                  search={{ ...origin, tipo: kind }}
                  className={cx(links['cover'], cover['name'])}
                >
                  {CASE_KIND_LABELS[kind]}
                </Link>
                <p>{t(KIND_NOTES[kind])}</p>
                <p className={layout['caption']}>
                  <Trans>
                    Risposta entro {longDay(replyDayOf(kind, { contract, now, own: config.caseReplyDays }), now)}
                  </Trans>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <p className={layout['soft']}>
        <Trans>Hai solo una domanda veloce?</Trans>{' '}
        <Link to="/my-edison/assistenza/scrivici" className={cx(layout['strong'], links['link'])}>
          <Trans>Scrivi un messaggio</Trans>
        </Link>
      </p>
    </>
  );
}
