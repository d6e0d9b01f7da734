import { recuperoListaBollette } from '@sportello/calls';
import {
  addDays,
  contractLabel,
  dayInRome,
  fullDay,
  INVOICE_TYPE_LABELS,
  type Bill,
  type Contract,
  type Instant,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApp, type App } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import classes from '../cases.module.css';

import '../../../ui/theme/fields.ts';

const FEW = 4;
const MOST = 24;

/** Days of the bills to choose from: older ones are named in the text. */
const PERIOD_DAYS = 5 * 365;

interface BillsFieldProps {
  customer: string;
  contracts: readonly Contract[];
  /** The chosen supply, whose bills alone are shown. */
  contractCode: string;
  chosen: readonly string[];
  /** Called with the supply of a bill that was added. */
  onChoose: (chosen: readonly string[], contractCode?: string) => void;
  error: ReactNode;
}

/** The bills that a case is about, the newest first; a chosen one stays whatever supply is chosen later. */
export function BillsField({ customer, contracts, contractCode, chosen, onChoose, error }: BillsFieldProps) {
  const { t } = useLingui();
  const app = useApp();
  const { now } = useToday();
  const [isWhole, setWhole] = useState(false);
  const read = readOf(useQuery(billsQuery(app, customer, contractCode, now)));
  // A gateway without the filter lists the bills of all supplies.
  const listed = read.data?.bills.filter((bill) => contractCode === '' || bill.contractCode === contractCode);
  // Those that were chosen before the list came, as from a bill's page.
  const [first] = useState(chosen);
  const known = new Map(listed?.map((bill) => [bill.number, bill]));
  const numbers = [...new Set([...first, ...chosen.filter((number) => !known.has(number)), ...known.keys()])];
  const shown = isWhole ? numbers : numbers.slice(0, Math.max(FEW, first.length));
  return (
    <fieldset className={cx(layout['stack'], screens['shrinks'], classes['group'])}>
      <legend className={classes['legend']}>
        <Trans>Quale bolletta?</Trans>
      </legend>
      {shown.map((number) => (
        <Checkbox
          key={number}
          name="bollette"
          {...labelOf(known.get(number), number)}
          checked={chosen.includes(number)}
          onChange={({ currentTarget: { checked } }) =>
            checked
              ? onChoose([...chosen, number], known.get(number)?.contractCode)
              : onChoose(chosen.filter((each) => each !== number))
          }
        />
      ))}
      {isWhole || numbers.length <= shown.length ? null : (
        <Button variant="subtle" px={0} onClick={() => setWhole(true)}>
          <Trans>Mostra le altre bollette</Trans>
        </Button>
      )}
      <ReadBody
        read={{ ...read, data: listed }}
        inCard
        failed={<Trans>Non riusciamo a caricare le bollette</Trans>}
        skeleton={<LinesSkeleton lines={2} />}
      >
        {() =>
          numbers.length === 0 ? (
            <p className={layout['soft']}>
              <Trans>Qui non ci sono bollette: scegli un’altra fornitura, o invia un reclamo semplice.</Trans>
            </p>
          ) : null
        }
      </ReadBody>
      <FieldError>{error}</FieldError>
    </fieldset>
  );

  function labelOf(bill: Bill | undefined, number: string) {
    if (bill === undefined) return { label: t`Bolletta numero ${number}` };
    const contract = contracts.find(({ code }) => code === bill.contractCode);
    const kind = INVOICE_TYPE_LABELS[bill.type];
    const name = contract === undefined ? kind : `${kind} · ${contractLabel(contract)}`;
    return {
      label: `${fullDay(bill.issueDate)} · ${euroWords(bill.amount)}`,
      description: t`${name}, numero ${number}`,
    };
  }
}

function billsQuery({ queryOf }: Pick<App, 'queryOf'>, customer: string, contractCode: string, now: Instant) {
  const today = dayInRome(now);
  return queryOf(recuperoListaBollette, {
    params: { id: customer },
    query: {
      inizioPeriodo: addDays(today, -PERIOD_DAYS),
      finePeriodo: today,
      numElemPagina: String(MOST),
      numPagina: '1',
      ...(contractCode !== '' && { codiceContratto: contractCode }),
    },
  });
}
