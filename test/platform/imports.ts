/** The rules of server/generate/layers.ts, and that files import each other in no circle. */
import { nameOf } from '../../server/generate/architecture.ts';
import type { ImportGraph } from '../../server/generate/importGraph.ts';
import { LAYERS } from '../../server/generate/layers.ts';

/** Folders that are imported through one file only. */
const ENTRIES: Readonly<Record<string, string>> = {
  'server/fastPath': 'server/fastPath/index.ts',
  'server/shared/mail': 'server/shared/mail/index.ts',
};

const levelOf = (name: string): number =>
  LAYERS.findIndex((layer) => layer.includes(name) || layer.includes(name.replace(/[^/]+$/, '*')));

/** The imports that LAYERS or ENTRIES forbid, one line each. */
export function forbiddenImports(graph: ImportGraph): string[] {
  const problems: string[] = [];
  for (const [file, targets] of graph) {
    const name = nameOf(file);
    if (name === undefined) {
      problems.push(`${file} is in no layer`);
      continue;
    }
    for (const target of targets) {
      const targetName = nameOf(target);
      if (targetName === undefined || targetName === name) continue;
      if (levelOf(targetName) >= levelOf(name)) problems.push(`${file} must not import ${target}`);
      const entry = ENTRIES[targetName];
      if (entry !== undefined && target !== entry) problems.push(`${file} must import ${entry} instead of ${target}`);
    }
  }
  return problems;
}

/** Cycles of a graph, each as the files in import order; at least one for every strongly connected group. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) return void cycles.push(trail.slice(start));
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
