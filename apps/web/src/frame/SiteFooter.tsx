import { footer } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../api/app.ts';
import { ContentLink } from '../shared/content/ContentLink.tsx';
import { useSideBar } from '../ui/area/use-side-bar.ts';
import blocks from '../ui/styles/blocks.module.css';
import classes from './SiteFooter.module.css';

const AREA = '/my-edison/';
const DECLARATION = '/accessibilita';

/**
 * Footer from the content service; on failure it shows the provider's name and home page, because the page must not
 * depend on it. The law asks for the declaration of accessibility, which other content may lack
 * (assistenza.accessibilita.1).
 */
export function SiteFooter({ isCustomer, onShortcuts }: { isCustomer: boolean; onShortcuts: () => void }) {
  return (
    <>
      <Content isCustomer={isCustomer} />
      {useSideBar() ? (
        <UnstyledButton className={classes['tool']} onClick={onShortcuts}>
          <Trans>Scorciatoie da tastiera</Trans>
        </UnstyledButton>
      ) : null}
    </>
  );
}

function Content({ isCustomer }: { isCustomer: boolean }) {
  const { queryOf, config } = useApp();
  const { data, isError } = useQuery(queryOf(footer, {}));
  const declaration = (
    <ContentLink url={DECLARATION} className={classes['link']}>
      <Trans>Accessibilità: dichiarazione</Trans>
    </ContentLink>
  );
  if (isError) {
    return (
      <p>
        <ContentLink url={config.brand.homePage} className={classes['link']}>
          {config.brand.name}
        </ContentLink>{' '}
        {declaration}
      </p>
    );
  }
  if (data === undefined) return null;
  const columns = data.model.columns
    // Staff can't open the customers' pages.
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => isCustomer || !url.startsWith(AREA)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={classes['footer']}>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={classes['title']} aria-hidden="true">
            {title}
          </p>
          <ul className={blocks['stackFlush']}>
            {links.map(({ label, url }) => (
              <li key={label}>
                <ContentLink url={url} className={classes['link']}>
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className={classes['legal']}>
        {data.model.legal}{' '}
        {columns.some(({ links }) => links.some(({ url }) => url === DECLARATION)) ? null : declaration}
      </p>
    </div>
  );
}
