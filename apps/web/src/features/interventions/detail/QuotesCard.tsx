import { isPastVisit, type Intervention, type InterventionStatus } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { afterAnswerWords, answeredWords } from '../quote/answered-words.ts';
import { QuoteStateTag } from '../quote/QuoteStateTag.tsx';
import { useQuotes } from '../quote/queries.ts';
import { useNow } from '../use-now.ts';
import { useVisitMoment } from '../use-visit-moment.ts';

/** No quote exists before the technician's visit. */
const BEFORE: ReadonlySet<InterventionStatus> = new Set(['CREATO', 'CREATO_SENZA_TECNICO', 'CONFERMATO', 'OGGI']);

export function QuotesCard({ intervention }: { intervention: Intervention }) {
  const isVisited = intervention.timeSlots.length > 1 || !BEFORE.has(intervention.status);
  return isVisited ? <Quotes intervention={intervention} /> : null;
}

function Quotes({ intervention }: { intervention: Intervention }) {
  const { id } = intervention;
  const now = useNow();
  const isPast = isPastVisit(useVisitMoment(intervention, now));
  const read = useQuotes(id);
  if (read.data === undefined) {
    if (read.error === null) return null;
    return (
      <ReadMissing read={read} title={<Trans>Non riusciamo a caricare i preventivi</Trans>}>
        <Trans>I tuoi dati sono al sicuro: riprova tra poco.</Trans>
      </ReadMissing>
    );
  }
  if (read.data.length === 0) return null;
  const [newest] = read.data;
  const answered = newest && answeredWords(newest);
  return (
    <Card className={layout['stack']} aria-labelledby="preventivi">
      <SectionTitle id="preventivi">
        <Trans>Preventivo</Trans>
      </SectionTitle>
      <ul className={layout['stackSmall']}>
        {read.data.map((quote) => (
          <li key={quote.id} className={cx(layout['spread'], screens['shrinks'], blocks['anywhere'])}>
            <strong>{euroWords(quote.total.total)}</strong>
            <QuoteStateTag state={quote.state} />
          </li>
        ))}
      </ul>
      {newest === undefined || answered === undefined ? null : (
        <p>
          {answered} {isPast ? null : afterAnswerWords(newest.state, intervention, now)}
        </p>
      )}
      <div>
        <ButtonLink
          variant="light"
          to="/my-edison/intervento-tecnico/preventivo"
          search={{ intervento: id, da: 'StoricoIntervento' }}
        >
          <Trans>Apri il preventivo</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
