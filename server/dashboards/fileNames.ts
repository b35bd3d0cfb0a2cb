/** Names of photos in a download. */
import { namePart } from '../shared/text/fileName.ts';

/** What the name of a photo is made of. */
export interface Caption {
  league: string | null;
  asset: string | null;
  /** YYYY-MM-DD. */
  day: string;
}

/** Returns a function that names photos by league, asset and date, each differently, also where case does not count. */
export function photoNames(): (caption: Caption, key: string) => string {
  const used = new Set<string>();
  const last = new Map<string, number>(); // the number of the last photo of a name that is used several times
  return ({ league, asset, day }, key) => {
    const base = [league, asset, day].flatMap((part) => namePart(part ?? '') || []).join(' - ');
    const type = key.slice(key.lastIndexOf('.'));
    const first = `${base}${type}`.toLowerCase();
    let name = `${base}${type}`;
    for (let n = (last.get(first) ?? 1) + 1; used.has(name.toLowerCase()); n++) {
      name = `${base} (${n})${type}`;
      last.set(first, n);
    }
    used.add(name.toLowerCase());
    return name;
  };
}
