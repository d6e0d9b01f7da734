import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the area and the modules that it needs besides those of every page there. */
export interface AreaPage {
  /** Its path, with `$` before the name of a parameter. */
  readonly path: string;
  readonly modules: readonly string[];
}

const ROUTES = 'src/routes';
/** Its home is preloaded with every page of the area. */
const HOME = 'my-edison/index.tsx';

/** Lists the area's pages by the names of the route files, which the router reads the same way. */
export function areaPages(root: string): AreaPage[] {
  const routes = path.join(root, ROUTES);
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.startsWith('my-edison/') && file.endsWith('.tsx') && file !== HOME)
    .filter((file) => !/\/-|\.test\./.test(file));
  const layouts = files.filter((file) => file.endsWith('/route.tsx'));
  return files
    .filter((file) => !layouts.includes(file) && !file.endsWith('/$.tsx'))
    .map((file) => {
      const own = [...layouts.filter((layout) => file.startsWith(layout.replace(/route\.tsx$/, ''))), file];
      return { path: pathOf(file), modules: own.flatMap((each) => modulesOf(routes, each)) };
    });
}

/** A dot stands for a slash, `index` for nothing, and a trailing underscore leaves the parent's layout. */
function pathOf(file: string): string {
  const parts = file.replace(/\.tsx$/, '').split(/[./]/);
  return `/${parts
    .filter((part) => part !== 'index')
    .join('/')
    .replaceAll('_', '')}`;
}

/** The route's screen, and what its loader imports. */
function modulesOf(routes: string, file: string): string[] {
  const source = readFileSync(path.join(routes, file), 'utf8');
  const imported = [...source.matchAll(/import\('(\.[^']+)'\)/g)].map(([, target = '']) =>
    path.posix.join(ROUTES, path.posix.dirname(file), target),
  );
  return [`${ROUTES}/${file}?`, ...imported];
}
