import { catalogue, errorCatalogue, isErrorCode, type Call } from '@sportello/calls';
import {
  BACKEND_INTERVENTION_STATES,
  billStatus,
  BILL_STATUS_LABELS,
  commodityStatus,
  COST_LINE_LABELS,
  CONTRACT_STATUS_LABELS,
  DOCUMENT_TYPE_LABELS,
  HOLDER_RELATIONSHIP_LABELS,
  INTERVENTION_STATUSES,
  INTERVENTION_TRANSITIONS,
  mappedInterventionStatus,
  OPERATOR_RIGHTS,
  OPERATOR_ROLE_LABELS,
  OPERATOR_ROLES,
  papersOf,
  questionsOf,
  REJECTIONS,
  REQUEST_STATE_LABELS,
  REQUEST_STEP_LABELS,
  SUPPLY_REQUEST_KIND_LABELS,
  SUPPLY_REQUEST_KINDS,
  SUPPLY_REQUEST_RULES,
  moduleStates,
  paymentMethodKind,
  PAYMENT_METHOD_KIND_LABELS,
  rightsOf,
  segmentFromLabel,
  USER_TYPES,
  type OperatorRole,
  type UserType,
} from '@sportello/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// Compares the rules (docs/rules) with the code: tables row by row, and the paths of all calls. Neither side
// can change alone.

type Row = readonly [string, string, ...string[]];

function textOf(rule: string): string {
  const page = readFileSync(fileURLToPath(new URL(`../docs/rules/${rule.split('.')[0]}.md`, import.meta.url)), 'utf8');
  const [, after = ''] = page.split(`**\`${rule}\`**`);
  return after.split('\n**`')[0] ?? '';
}

function table(rule: string): Row[] {
  const [, rows = ''] = /\n\|[-|]+\|\n((?:\|.*\n?)+)/.exec(textOf(rule)) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row): Row => {
      const [first = '', second = '', ...rest] = row.replaceAll('`', '').split('|').slice(1, -1);
      return [first.trim(), second.trim(), ...rest.map((cell) => cell.trim())];
    });
}

/** A first cell "B, N" yields two rows. */
const each = (rows: readonly Row[]) =>
  rows.flatMap(([first, ...others]) => first.split(', ').map((one) => [one, ...others] as const));

it.each(Object.values<Call>(catalogue))('$id has a rule that gives its $method $path', ({ method, path, rules }) => {
  const texts = rules.map(textOf);
  expect(texts.filter((text) => text.includes(`${method} `) && text.includes(path))).not.toEqual([]);
});

it.each(table('prodotto.segmenti.1'))('segment %s has the label %s', (segment, labels) => {
  for (const label of labels.split(', also ')) expect(segmentFromLabel(label)).toBe(segment);
});

it('the open routes of the web app are those of pagine.percorsi.1 and pagine.percorsi.5', () => {
  const files = readdirSync(fileURLToPath(new URL('../apps/web/src/routes/', import.meta.url)));
  const words: Readonly<Record<string, string>> = { index: 'empty path', $: 'any other path' };
  const open = files.filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', ''));
  const rows = [...table('pagine.percorsi.1'), ...table('pagine.percorsi.5')];
  const listed = rows.map(([route]) => route.replace(/ and all below it$/, ''));
  // Routes below this folder have paths below the area.
  expect(files.filter((file) => !file.endsWith('.tsx') && !file.startsWith('-'))).toEqual(['my-edison']);
  expect(
    open
      .filter((name) => name !== '__root')
      .map((name) => words[name] ?? name)
      .toSorted(),
  ).toEqual(listed.toSorted());
});

it.each(each(table('bolletta.stato.1')))('bill status %s, %s, reads %s', (code, _meaning, label) => {
  expect(BILL_STATUS_LABELS[billStatus(code)]).toBe(label);
});

it.each(each(table('pagamento.modello.10')))('payment method %s, %s, reads %s', (code, _meaning, label) => {
  expect(PAYMENT_METHOD_KIND_LABELS[paymentMethodKind(code)]).toBe(label);
});

it('documents have the names of documento.modello.2', () => {
  expect(DOCUMENT_TYPE_LABELS).toEqual(Object.fromEntries(table('documento.modello.2')));
});

it('holders have the relationships of contratto.modello.9', () => {
  const rows = table('contratto.modello.9').map(([code, , label]) => [code === 'else' ? 'SCONOSCIUTO' : code, label]);
  expect(HOLDER_RELATIONSHIP_LABELS).toEqual(Object.fromEntries(rows));
});

it.each(table('contratto.stato.1'))('a supply that is %s with a quotation %s is %s', (state, quotation, status) => {
  const quotations = { any: [undefined, 'Q1'], present: ['Q1'], none: [undefined] }[quotation];
  for (const given of quotations ?? []) {
    expect(CONTRACT_STATUS_LABELS[commodityStatus(state, given)]).toBe(status);
  }
});

describe('intervento.stato', () => {
  it('lists the statuses, beside unknown', () => {
    const listed = table('intervento.stato.1').map(([status]) => status);
    expect(listed.toSorted()).toEqual(INTERVENTION_STATUSES.filter((each) => each !== 'SCONOSCIUTO').toSorted());
  });

  const rows = table('intervento.stato.2');

  it.each(rows)('%s with %s, %s, is %s', (state, subState, _meaning, status) => {
    const code = { '(empty)': '', '(any)': 'WHATEVER', '(any other)': 'WHATEVER' }[subState] ?? subState;
    expect(mappedInterventionStatus(state, code)).toBe(status);
  });

  it('has a row for each pair that the code knows', () => {
    const known = Object.entries(BACKEND_INTERVENTION_STATES).flatMap(([state, subStates]) =>
      Object.keys(subStates).map((subState) => `${state}/${subState || '(empty)'}`),
    );
    const listed = rows.map(([state, subState]) => `${state}/${subState}`);
    expect(listed.filter((pair) => !pair.includes('(any')).toSorted()).toEqual(known.toSorted());
  });
});

it('intervento.stato.11 has the transitions that are allowed, row by row', () => {
  const cells = (subState: string) => ({ '': '(empty)', REASON: '(reason)', SAME: '(same)' })[subState] ?? subState;
  const known = INTERVENTION_TRANSITIONS.map(({ step, from, fromSubStates, to, toSubState, mode = '' }) => [
    step,
    from,
    fromSubStates.map(cells).join(', '),
    to,
    cells(toSubState),
    mode,
  ]);
  expect(table('intervento.stato.11')).toEqual(known);
});

describe('moduli.stati.1', () => {
  const letters: Readonly<Record<string, string>> = { ACTIVE: 'A', PREVIEW: 'P', HIDDEN: '–' };
  const rows = table('moduli.stati.1');

  it('has a row for each type', () => {
    expect(rows.map(([type]) => type).toSorted()).toEqual(USER_TYPES.toSorted());
  });

  it.each(rows)('type %s', (type, ...cells) => {
    const states = moduleStates('RESIDENZIALE', type as UserType);
    const { archive, contracts, profile, notification, support, energyControl, loyalty, memberGetMember, risolve } =
      states;
    const columns = [
      [archive, contracts, profile],
      [notification, support],
      [energyControl],
      [loyalty],
      [memberGetMember],
      [risolve],
    ];
    expect(columns.map((column) => column.map((state) => letters[state]))).toEqual(
      columns.map((column, at) => column.map(() => cells[at])),
    );
  });
});

it('moduli.porta.2 has each call of customers with the modules that it needs', () => {
  const words = { ACTIVE: '', LIGHT: ' from LIGHT', PREVIEW: ' from PREVIEW' };
  const known = Object.values<Call>(catalogue).flatMap(({ id, modules }): [string, string][] => {
    if (modules === undefined) return [];
    const needs = Object.entries(modules ?? {}).map(([name, need]) => `${name}${words[need]}`);
    return [[id, modules === null ? 'none' : needs.join(', or ')]];
  });
  const listed = table('moduli.porta.2').flatMap(([needs, ids]) => ids.split(', ').map((id) => [id, needs]));
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));
  expect(listed).toHaveLength(known.length);
});

it.each(each(table('errore.codici.1')))('code %s has a text, and the one that is given: %s', (code, meaning) => {
  const entry = isErrorCode(code) ? errorCatalogue[code] : undefined;
  const given = /^'(.*)'$/.exec(meaning)?.[1];
  expect(entry?.text).toBe(given ?? entry?.text);
  expect(entry).toBeDefined();
});

describe('operatore.ruoli.1', () => {
  const rows = table('operatore.ruoli.1');

  it('has a row for each role', () => {
    expect(rows.map(([role]) => role)).toEqual(OPERATOR_ROLES);
  });

  it.each(rows)('%s, %s', (role, name, ...cells) => {
    expect(OPERATOR_ROLE_LABELS[role as OperatorRole]).toBe(name);
    expect(rightsOf(role as OperatorRole)).toEqual(OPERATOR_RIGHTS.filter((_, at) => cells[at] === 'x'));
  });
});

describe('pratica', () => {
  it('tipi.1 has the rules of each kind', () => {
    const standings = { ACTIVE: 'an active supply', SUSPENDED: 'a suspended supply', ENDED: 'an ended supply' };
    const known = SUPPLY_REQUEST_KINDS.map((kind) => {
      const { of, commodities, isDistributed, hasWork, isSigned } = SUPPLY_REQUEST_RULES[kind];
      const cells = [isDistributed, hasWork, isSigned].map((holds) => (holds ? 'yes' : ''));
      const about = of === undefined ? 'a delivery point' : standings[of];
      return [kind, SUPPLY_REQUEST_KIND_LABELS[kind], about, commodities.join(', '), ...cells];
    });
    expect(table('pratica.tipi.1')).toEqual(known);
  });

  it('domande.1 and carte.1 have the questions and papers of each kind', () => {
    const questions = SUPPLY_REQUEST_KINDS.map((kind) => {
      const asked = [...questionsOf(kind, {}), ...questionsOf(kind, { cambia: 'DATI_FISCALI' })];
      return [kind, [...new Set(asked)].join(', ')];
    });
    expect(table('pratica.domande.1')).toEqual(questions);
    expect(table('pratica.carte.1')).toEqual(SUPPLY_REQUEST_KINDS.map((kind) => [kind, papersOf(kind, {}).join(', ')]));
  });

  it.each([
    ['passi.1', REQUEST_STEP_LABELS],
    ['stati.1', REQUEST_STATE_LABELS],
    ['costo.1', COST_LINE_LABELS],
  ])('%s has the labels', (rule, labels) => {
    expect(Object.fromEntries(table(`pratica.${rule}`))).toEqual(labels);
  });

  it('rifiuti.1 has words and next step of each code', () => {
    expect(table('pratica.rifiuti.1')).toEqual(
      Object.entries(REJECTIONS).map(([code, { words, next }]) => [code, words, next]),
    );
  });
});
