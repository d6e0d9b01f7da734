import { isActiveStatus, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconCreditCard, IconFileText, IconHelpCircle, IconMessage, IconPlug } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import type { RenderLink } from '../../ui/links.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { LinkRows, type LinkRow } from '../../ui/parts/LinkRows.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import type { HomeCardProps } from './home-card.ts';
import classes from './QuickActions.module.css';

interface QuickAction extends LinkRow {
  readonly renderLink: RenderLink;
}

const help: readonly QuickAction[] = [
  {
    id: 'write',
    icon: IconMessage,
    label: <Trans>Scrivici</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/assistenza/scrivici" {...link} />,
  },
  {
    id: 'questions',
    icon: IconHelpCircle,
    label: <Trans>Trova una risposta</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/assistenza" {...link} />,
  },
];

const supplies: QuickAction = {
  id: 'supplies',
  icon: IconPlug,
  label: <Trans>Vedi le forniture</Trans>,
  renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/contratti" {...link} />,
};

/** What one comes here to do most often, of what can be done; whoever has one contract is led right into it. */
export function QuickActions({ user }: HomeCardProps) {
  const { data } = useContractLists();
  const running = data?.filter(({ status }) => isActiveStatus(status)) ?? [];
  const [only] = running;
  const hasPages = user?.modules.contracts === 'ACTIVE';
  const own = !hasPages ? [] : only !== undefined && running.length === 1 ? actionsOf(only) : [supplies];
  const actions = [...own, ...help];
  return (
    <Card data-tour="actions" className={classes['card']}>
      <SectionTitle>
        <Trans>Azioni rapide</Trans>
      </SectionTitle>
      <LinkRows
        rows={actions}
        renderLink={({ id, ...link }) => actions.find((action) => action.id === id)?.renderLink({ id, ...link })}
      />
    </Card>
  );
}

function actionsOf(contract: Contract): readonly QuickAction[] {
  return [
    {
      id: 'payment',
      icon: IconCreditCard,
      label: <Trans>Cambia come paghi</Trans>,
      renderLink: ({ id, ...link }) => <Link key={id} {...contractPageLink(contract, 'MANAGE')} {...link} />,
    },
    {
      id: 'documents',
      icon: IconFileText,
      label: <Trans>Apri i documenti</Trans>,
      renderLink: ({ id, ...link }) => <Link key={id} {...contractPageLink(contract, 'DOCUMENTS')} {...link} />,
    },
  ];
}
