import { footer } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../api/app.ts';
import { ContentLink } from '../shared/content/ContentLink.tsx';
import classes from './SiteFooter.module.css';

/** The path under which everything is the customers' own. */
const AREA = '/my-edison/';

/**
 * What stands at the foot of every page, from the content service. When it can't be read the
 * provider's name and home page stand there: what one came for does not hang on it.
 */
export function SiteFooter({ isCustomer }: { isCustomer: boolean }) {
  const { queryOf, config } = useApp();
  const { data, isError } = useQuery(queryOf(footer, {}));
  if (isError) {
    return (
      <p>
        <ContentLink url={config.brand.homePage} className={classes['link']}>
          {config.brand.name}
        </ContentLink>
      </p>
    );
  }
  if (data === undefined) return null;
  const columns = data.model.columns
    // Staff have none of the customers' pages.
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => isCustomer || !url.startsWith(AREA)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={classes['footer']}>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={classes['title']} aria-hidden="true">
            {title}
          </p>
          <ul className={classes['links']}>
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
      <p className={classes['legal']}>{data.model.legal}</p>
    </div>
  );
}
