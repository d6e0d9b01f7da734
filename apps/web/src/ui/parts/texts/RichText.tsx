import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

import classes from './RichText.module.css';

/**
 * A text in Markdown as elements of React. HTML in it is shown as it was typed and never becomes a
 * tag, so that there is nothing to clean; what is not text, emphasis, list or link is left out.
 */
export function RichText({ children }: { children: string }) {
  return <div className={classes['text']}>{all(lexer(children))}</div>;
}

function all(tokens: readonly Token[] | undefined): ReactNode {
  // A text stays in its order: each part is the child in its place, and needs no key.
  return createElement(Fragment, null, ...(tokens ?? []).map(one));
}

function one(token: Token): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{all(token.tokens)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{all(token.tokens)}</strong>
        </p>
      );
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const List = ordered ? 'ol' : 'ul';
      return createElement(List, null, ...items.map((item) => createElement('li', null, all(item.tokens))));
    }
    case 'strong':
      return <strong>{all(token.tokens)}</strong>;
    case 'em':
      return <em>{all(token.tokens)}</em>;
    case 'br':
      return <br />;
    case 'link':
      return <Anchor href={(token as Tokens.Link).href}>{all(token.tokens)}</Anchor>;
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens !== undefined ? all(token.tokens) : (token as Tokens.Text).text;
    case 'space':
    case 'hr':
    case 'def':
      return null;
    default:
      // Whatever it is (HTML, a table, a picture) stays the text that was typed.
      return token.raw;
  }
}

/** Only what can't run a script is a link; the rest stays text. */
function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (!/^(?:https:\/\/|\/(?!\/)|tel:|mailto:)/.test(href)) return children;
  return href.startsWith('https:') ? (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
}
