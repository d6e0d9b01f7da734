type Node = Record<string, unknown>;
export type Path = readonly (string | number)[];

export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return [here, ...pathsIn(child, here)];
  });
}

export function stringsIn(value: unknown): Path[] {
  return pathsIn(value).filter((path) => typeof at(value, path) === 'string');
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce((node: unknown, step) => (node as Node)[step], value);
}

export function replaced<T>(value: T, path: Path, by: unknown): T {
  return changed(value, path, (parent, name) => {
    parent[name] = by;
  });
}

export function without<T>(value: T, path: Path): T {
  return changed(value, path, (parent, name) => {
    if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete parent[name];
  });
}

function changed<T>(value: T, path: Path, change: (parent: Node, name: string | number) => void): T {
  const copy = structuredClone(value);
  const name = path.at(-1);
  if (name !== undefined) change(at(copy, path.slice(0, -1)) as Node, name);
  return copy;
}
