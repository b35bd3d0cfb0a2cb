/** Sponsored leagues: an organization is one league, however many of its programs are sponsored (M9). */
import { programsAtATime } from './types.ts';

export interface League<Program> {
  /** The organization's id. */
  id: number;
  name: string;
  programs: Program[];
}

/** Programs grouped by organization, in the order in which the organizations first appear. */
export function leaguesOf<Program extends { organizationId: number | null; organizationName: string | null }>(
  programs: readonly Program[],
): League<Program>[] {
  const leagues = new Map<number, League<Program>>();
  for (const program of programs) {
    const id = program.organizationId ?? 0;
    const known = leagues.get(id);
    if (known) known.programs.push(program);
    else leagues.set(id, { id, name: program.organizationName ?? '', programs: [program] });
  }
  return [...leagues.values()];
}

/** Leagues in pages of at most 40 programs, unless one league alone has more: the photos of a page are one query. */
export function partsOf<Program>(leagues: readonly League<Program>[]): League<Program>[][] {
  const parts: League<Program>[][] = [];
  let room = 0;
  for (const league of leagues) {
    room -= league.programs.length;
    if (room < 0) {
      parts.push([]);
      room = programsAtATime - league.programs.length;
    }
    parts.at(-1)?.push(league);
  }
  return parts;
}
