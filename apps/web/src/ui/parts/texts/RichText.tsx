import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

import classes from './RichText.module.css';

/**
 * Renders Markdown as React elements. HTML is shown as text and never becomes a tag, so nothing needs sanitizing;
 * only text, emphasis, lists and links are supported.
 */
export function RichText({ children }: { children: string }) {
  return <div className={classes['text']}>{all(lexer(children))}</div>;
}

function all(tokens: readonly Token[] | undefined): ReactNode {
  // Children of a static text keep their order and need no keys.
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
      // Other syntax (HTML, a table, a picture) is shown as its source.
      return token.raw;
  }
}

/** Only URLs that can't run a script become links; others stay text. */
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
