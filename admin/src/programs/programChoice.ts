import { seasonName } from '../../../ui/formats.ts';
import type { Program } from './usePrograms.ts';

/** A program as a choice: its name with its season, unless the name already contains it. */
export function programChoice({ id, name, season }: Pick<Program, 'id' | 'name' | 'season'>) {
  const isNamed = name.toLowerCase().includes(season.toLowerCase());
  return { id, name: isNamed ? name : `${name}, ${seasonName(season)}` };
}
