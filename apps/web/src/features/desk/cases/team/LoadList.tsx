import type { CaseLoad } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../../api/app.ts';
import { cx } from '../../../../ui/cx.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import { pastMoment } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import type { CaseSearch } from '../case-search.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import classes from '../Cases.module.css';
import queue from '../../queue/queue.module.css';

interface LoadListProps {
  loads: readonly CaseLoad[];
  operators: readonly string[];
  search: CaseSearch;
  onAsk: (changes: Partial<CaseSearch>) => void;
}

/** Open cases of each operator, and of nobody first; a press shows them alone. */
export function LoadList({ loads, operators, search, onAsk }: LoadListProps) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="carichi" className={queue['stack']}>
      <SectionTitle id="carichi">
        <Trans>Carichi della squadra</Trans>
      </SectionTitle>
      <ul className={blocks['divided']} aria-label={t`Carichi della squadra`}>
        {withIdle(loads, operators).map((load) => {
          const { username } = load;
          const isShown = username === undefined ? search.chi === 'LIBERE' : search.operatore === username;
          const own: Partial<CaseSearch> = username === undefined ? { chi: 'LIBERE' } : { operatore: username };
          return (
            <li key={username ?? ''}>
              <button
                type="button"
                className={classes['load']}
                aria-pressed={isShown}
                onClick={() => onAsk({ chi: undefined, operatore: undefined, ...(isShown ? {} : own) })}
              >
                <Load load={load} />
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Load({ load: { username, open, urgent, late, oldestAt } }: { load: CaseLoad }) {
  const { clock } = useApp();
  return (
    <>
      <span className={cx(blocks['anywhere'], screens['emphasis'])}>{username ?? <Trans>Da assegnare</Trans>}</span>
      <span className={screens['emphasis']}>{open}</span>
      <span className={layout['row']}>
        {late === 0 ? null : (
          <Tag tone="bad">
            <Plural value={late} one="# scaduto" other="# scaduti" />
          </Tag>
        )}
        {urgent === 0 ? null : (
          <Tag tone="warn">
            <Plural value={urgent} one="# urgente" other="# urgenti" />
          </Tag>
        )}
        {oldestAt === undefined ? null : (
          <span className={layout['caption']}>
            <Trans>Il più vecchio: {pastMoment(oldestAt, clock.now())}</Trans>
          </span>
        )}
      </span>
    </>
  );
}

/** Adds operators without any case: they are the ones to give some to. */
function withIdle(loads: readonly CaseLoad[], operators: readonly string[]): readonly CaseLoad[] {
  const idle = operators.filter((username) => loads.every((load) => load.username !== username));
  const none = { open: 0, urgent: 0, late: 0, oldestAt: undefined };
  return [
    ...loads.filter(({ username }) => username === undefined),
    ...loads.filter(({ username }) => username !== undefined),
    ...idle.map((username) => ({ username, ...none })),
  ];
}
