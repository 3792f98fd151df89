/** What the packer knows of a module. */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Lists of all that a package has: who takes one thing of it does not need the rest. */
const lists = new RegExp(
  `/(${[
    'lucide-react/dist/esm/lucide-react',
    '@tanstack/[a-z-]+/build/modern/index',
    'react-aria-components/dist/exports/index',
    '@internationalized/number/dist/index',
  ].join('|')})\\.m?js$`,
);

/**
 * Names the modules that some screens cannot do without: what they import, what that imports, and so on. A screen itself stays a file
 * of its own name, by which it is asked for.
 */
export function neededBy(name: string, screens: readonly string[]) {
  let needed: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    needed ??= allFrom(screens, graph);
    return needed.has(id) && !screens.includes(id) ? name : null;
  };
}

function allFrom(files: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const left = [...files];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || lists.test(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
