import { XmlDocument, type XmlElement } from 'libxml2-wasm';

/** An element with text or children; one without either is omitted. */
export type Node = readonly [name: string, content: string | undefined | readonly Node[]];

/** Writes a document; the library handles escaping and encoding. */
export function writeXml(namespace: string, root: Node, attributes: Readonly<Record<string, string>>): string {
  const [name, children] = root;
  const document = XmlDocument.fromString(`<p:${name} xmlns:p="${namespace}"/>`);
  try {
    for (const [key, value] of Object.entries(attributes)) document.root.setAttr(key, value);
    append(document.root, Array.isArray(children) ? (children as readonly Node[]) : []);
    return document.toString({ format: true });
  } finally {
    document.dispose();
  }
}

function append(parent: XmlElement, nodes: readonly Node[]): void {
  for (const [name, content] of nodes) {
    if (content === undefined || content === '') continue;
    const element = parent.addElement(name);
    if (typeof content === 'string') element.addText(content);
    else append(element, content);
  }
}
