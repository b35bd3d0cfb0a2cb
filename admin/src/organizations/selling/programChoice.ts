import { seasonName } from '../../../../ui/formats.ts';
import type { Program } from './documents.ts';

/** A program as a choice: its name with its season, unless the name says it already. */
export function programChoice({ id, name, season }: Program) {
  const told = name.toLowerCase().includes(season.toLowerCase());
  return { id, name: told ? name : `${name}, ${seasonName(season)}` };
}
