import { yearlySummary, yearlySummaryFile, type ModelOf } from '@sportello/calls';
import type { YearFigures } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { fetchFile } from '../../../api/files/files.ts';
import { DownloadState } from '../../../shared/download/DownloadState.tsx';
import { fileName } from '../../../shared/download/file-name.ts';
import { useDownload } from '../../../shared/download/use-download.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { euroWords } from '../../../ui/amounts.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { OneOf } from '../archive/tools/OneOf.tsx';
import { useBillChoices } from '../archive/use-bill-choices.ts';
import classes from './year.module.css';

type Summary = ModelOf<typeof yearlySummary>;

interface YearPageProps {
  /** Absent, the last whole year: a tax return is about that. */
  year: string | undefined;
  onYear: (year: string) => void;
}

/** Sums up what was billed and paid in a year, for the tax return (bolletta.riepilogo.1). */
export function YearPage({ year: asked, onYear }: YearPageProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const { years } = useBillChoices({ anno: asked }, []);
  const before = String(Number(today.slice(0, 4)) - 1);
  const year = asked ?? (years.includes(before) ? before : (years[0] ?? before));
  const summary = readOf(useQuery(useApp().queryOf(yearlySummary, { query: { anno: year } })));
  return (
    <Page
      title={<Trans>Riepilogo annuale</Trans>}
      lead={<Trans>Quanto ti abbiamo fatturato e quanto hai pagato: utile per la dichiarazione dei redditi.</Trans>}
      back={{ label: <Trans>Bollette</Trans>, renderLink: linkTo({ to: '/my-edison/bollette' }) }}
    >
      <OneOf
        legend={t`Anno`}
        name="anno"
        value={year}
        choices={years.map((each) => ({ value: each, label: each }))}
        onChoose={onYear}
      />
      <ReadBody
        read={summary}
        failed={<Trans>Non riusciamo a caricare il riepilogo</Trans>}
        skeleton={
          <>
            <CardSkeleton lines={6} />
            <CardSkeleton lines={6} />
          </>
        }
      >
        {(found) => (found.contracts.length === 0 ? <Nothing year={year} /> : <Sums year={year} summary={found} />)}
      </ReadBody>
    </Page>
  );
}

function Nothing({ year }: { year: string }) {
  return (
    <Card>
      <EmptyState title={<Trans>Nel {year} non ci sono bollette</Trans>}>
        <Trans>Scegli un altro anno.</Trans>
      </EmptyState>
    </Card>
  );
}

function Sums({ year, summary: { total, supplies, services, contracts } }: { year: string; summary: Summary }) {
  return (
    <>
      <Card className={layout['stack']}>
        <Figure label={<Trans>Pagato nel {year}</Trans>}>{euroWords(total.paidInYear)}</Figure>
        <p className={layout['soft']}>
          <Trans>Conta il giorno del pagamento, anche per le bollette dell’anno prima.</Trans>
        </p>
        <Files year={year} />
      </Card>
      <Card className={layout['stack']}>
        <SectionTitle>
          <Trans>Fatturato nel {year}</Trans>
        </SectionTitle>
        <Amounts figures={total} />
      </Card>
      <Kind title={<Trans>Luce e gas</Trans>} figures={supplies} contracts={contracts.filter((one) => one.isSupply)} />
      <Kind
        title={<Trans>Servizi, prodotti e fibra</Trans>}
        figures={services}
        contracts={contracts.filter((one) => !one.isSupply)}
      />
    </>
  );
}

function Amounts({ figures }: { figures: YearFigures }) {
  const { t } = useLingui();
  const { documents, billed, paid, unpaid, notOwed, credit, vat, withoutVat, returnedInYear } = figures;
  const unlessZero = (cents: number) => (cents === 0 ? undefined : euroWords(cents));
  return (
    <>
      <Facts
        facts={[
          { name: t`Fatturato`, value: euroWords(billed) },
          { name: t`Pagato a oggi`, value: euroWords(paid) },
          { name: t`Da pagare`, value: euroWords(unpaid) },
          { name: t`Non dovuto`, value: unlessZero(notOwed) },
          { name: t`Note di credito`, value: unlessZero(credit) },
          { name: t`Restituito nell’anno`, value: unlessZero(returnedInYear) },
          { name: t`IVA compresa`, value: withoutVat === documents ? undefined : euroWords(vat) },
        ]}
      />
      {withoutVat === 0 || withoutVat === documents ? null : (
        <p className={layout['soft']}>
          <Plural
            value={withoutVat}
            one="Per # documento l’IVA non è disponibile."
            other="Per # documenti l’IVA non è disponibile."
          />
        </p>
      )}
    </>
  );
}

interface KindProps {
  title: ReactNode;
  figures: YearFigures;
  contracts: Summary['contracts'];
}

function Kind({ title, figures, contracts }: KindProps) {
  if (contracts.length === 0) return null;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>{title}</SectionTitle>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Fornitura o servizio</Trans>
              </th>
              <Heads />
            </tr>
          </thead>
          <tbody>
            {contracts.map(({ code, name, address, figures: own }) => (
              <tr key={code}>
                <th scope="row">
                  {name}
                  {address === undefined || address.startsWith(name) ? null : <small>{address}</small>}
                </th>
                <Cells figures={own} />
              </tr>
            ))}
          </tbody>
          {contracts.length < 2 ? null : (
            <tfoot>
              <tr>
                <th scope="row">
                  <Trans>Totale</Trans>
                </th>
                <Cells figures={figures} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Card>
  );
}

function useColumns() {
  const { t } = useLingui();
  return [
    { name: t`Fatturato`, of: (figures: YearFigures) => figures.billed },
    { name: t`Da pagare`, of: (figures: YearFigures) => figures.unpaid },
    { name: t`Non dovuto`, of: (figures: YearFigures) => figures.notOwed },
    { name: t`Pagato nell’anno`, of: (figures: YearFigures) => figures.paidInYear },
  ];
}

function Heads() {
  return useColumns().map(({ name }) => (
    <th key={name} scope="col">
      {name}
    </th>
  ));
}

function Cells({ figures }: { figures: YearFigures }) {
  return useColumns().map(({ name, of }) => (
    <td key={name} data-name={name}>
      {euroWords(of(figures))}
    </td>
  ));
}

function Files({ year }: { year: string }) {
  const pdf = useSummaryDownload(year, 'PDF');
  const csv = useSummaryDownload(year, 'CSV');
  return (
    <>
      <div className={layout['row']}>
        <Button
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          loading={pdf.isLoading}
          onClick={pdf.download}
        >
          <Trans>Scarica il PDF</Trans>
        </Button>
        <Button variant="default" loading={csv.isLoading} onClick={csv.download}>
          <Trans>CSV per Excel</Trans>
        </Button>
      </div>
      <DownloadState download={pdf} />
      <DownloadState download={csv} />
    </>
  );
}

function useSummaryDownload(year: string, format: 'PDF' | 'CSV') {
  const app = useApp();
  const { t } = useLingui();
  return useDownload(async (onProgress, signal) => {
    const request = { query: { anno: year, formato: format } };
    const { content, disposition } = await fetchFile(app, yearlySummaryFile, request, { onProgress, signal });
    return { name: fileName(disposition, t`Riepilogo ${year}`, content.type), content };
  });
}
