import { XmlElement } from 'libxml2-wasm';

export type Tree = string | { readonly [name: string]: readonly Tree[] };

/** Builds the tree below an element, skipping other namespaces such as signatures. */
export function treeOf(element: XmlElement): Tree {
  const children = childrenOf(element);
  if (children.length === 0) return element.content.trim();
  return Object.fromEntries(
    [...Map.groupBy(children, ({ name }) => name)].map(([name, all]) => [name, all.map(treeOf)]),
  );
}

/** Locates a tree path in the document; for a missing element, its expected place. */
export function placeOf(root: XmlElement, path: readonly PropertyKey[]): { line: number; place: string } {
  let element = root;
  let place = `/${root.name}`;
  for (let at = 0; at < path.length; at += 2) {
    const name = String(path[at]);
    const all = childrenOf(element).filter((child) => child.name === name);
    // An error that concerns all elements of a name is reported at the last, the surplus one.
    const index = Number(path[at + 1] ?? Math.max(0, all.length - 1));
    place += all.length > 1 ? `/${name}[${index + 1}]` : `/${name}`;
    const next = all[index];
    if (next === undefined) break;
    element = next;
  }
  return { line: element.line, place };
}

function childrenOf(element: XmlElement): XmlElement[] {
  const children: XmlElement[] = [];
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement && node.namespaceUri === '') children.push(node);
  }
  return children;
}
