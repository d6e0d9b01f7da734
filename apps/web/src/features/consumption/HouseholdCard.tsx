import { contentUses } from '@sportello/calls';
import { addDays, besideHouseholds, type CommodityContract, type HouseholdComparison } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useContent } from '../../shared/content/use-content.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { readOf } from '../../shared/read/read.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';

import '../../ui/theme/segments.ts';

import layout from '../../ui/layout/layout.module.css';
import classes from './consumption.module.css';
import { curvesQuery } from './queries.ts';
import { factorOf, unitOf } from './view.ts';
import { usedWords } from './words.ts';

/** Default number of people until the user chooses: about the average household. */
const FIRST = 2;

/** Compares a year with households of the same size (consumo.senso.6); nothing without data to compare. */
export function HouseholdCard({ contract, last }: { contract: CommodityContract; last: string }) {
  const { t } = useLingui();
  const { user } = useUser();
  const [item] = useContent(contentUses.energyControl, []).data ?? [];
  const curves = readOf(useQuery(curvesQuery(useApp(), contract.code, addDays(last, -364), last))).data;
  const [people, setPeople] = useState(FIRST);
  if (user?.segment !== 'RESIDENZIALE' || item === undefined || curves === undefined) return null;
  const shown = { curves, isElectric: contract.commodity.commodityType === 'LUCE' };
  const unit = unitOf(shown);
  const household = item.comparison.people.find(({ count }) => count === people) ?? item.comparison.people[0];
  if (unit === 'mc' || household === undefined) return null;
  const typical = shown.isElectric ? household.electricity : household.gas;
  const year = besideHouseholds(curves.days, typical, factorOf(shown));
  if (year === undefined) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Rispetto a case simili</Trans>
      </SectionTitle>
      <p id={`people-${contract.code}`}>
        <Trans>Quante persone vivono in casa?</Trans>
      </p>
      <SegmentedControl
        transitionDuration={0}
        aria-labelledby={`people-${contract.code}`}
        fullWidth
        value={String(household.count)}
        onChange={(value) => setPeople(Number(value))}
        data={item.comparison.people.map(({ count }) => String(count))}
      />
      <dl className={layout['stack']}>
        <Amount name={t`Il tuo ultimo anno`} value={year.used} year={year} words={usedWords(year.used, unit)} isOwn />
        <Amount
          name={<Plural value={household.count} one="Una casa di una persona" other="Una casa di # persone" />}
          value={typical}
          year={year}
          words={usedWords(typical, unit)}
        />
      </dl>
      <p aria-live="polite">
        <Difference {...year} />
      </p>
      <p className={layout['captionLines']}>{item.comparison.source}.</p>
    </Card>
  );
}

interface AmountProps {
  name: React.ReactNode;
  value: number;
  words: string;
  year: HouseholdComparison;
  isOwn?: boolean;
}

function Amount({ name, value, words, year, isOwn = false }: AmountProps) {
  const width = `${(value / Math.max(year.used, year.typical)) * 100}%`;
  return (
    <div className={classes['amount']}>
      <dt>{name}</dt>
      <dd>{words}</dd>
      <dd aria-hidden="true" className={classes['bar']} data-own={isOwn || undefined} style={{ width }} />
    </div>
  );
}

function Difference({ percent }: HouseholdComparison) {
  if (percent === 0) return <Trans>Usi quanto una casa come la tua.</Trans>;
  const share = Math.abs(percent);
  return percent < 0 ? (
    <Trans>Usi il {share}% in meno di una casa come la tua.</Trans>
  ) : (
    <Trans>Usi il {share}% in più di una casa come la tua.</Trans>
  );
}
