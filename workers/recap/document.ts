/** What a recap shows, in the order of its pages: composed once, drawn as PDF and as PPTX. Every text is plain text. */

import type { Country } from '../../ui/address/address.ts';
import type { Season } from '../../ui/charts/season.ts';
import type { DeliveryCounts } from '../../ui/delivery.ts';

export type RecapFormat = 'pdf' | 'pptx';

/** The season by week; `alt` sums it up. */
export interface RecapTimeline {
  season: Season;
  alt: string;
}

export interface RecapPhoto {
  id: number;
  /** Its stored picture, and where it came from; compared again when the recap is published. */
  fileId: number;
  storageKey: string;
  title: string;
  text: string;
  alt: string;
}

/** A named number, such as a statistic of a campaign. */
export interface RecapNumber {
  value: string;
  label: string;
  note: string;
}

export interface RecapMapPoint {
  lat: number;
  lon: number;
  proven: boolean;
}

export interface RecapMap {
  /** What it finds, as a sentence. */
  title: string;
  points: RecapMapPoint[];
  /** States and provinces with their number of programs, the most first. */
  states: { name: string; programs: number }[];
  /** Where there are leagues. */
  countries: readonly Country[];
  /** What `states` are: "State", "Province" or "State or province". */
  unit: string;
}

/** What each page or slide finds, as a sentence built from its numbers; the map has its own. */
export type RecapTitles = Record<
  | 'summary'
  | 'missing'
  | 'story'
  | 'campaigns'
  | 'delivery'
  | 'assets'
  | 'timeline'
  | 'photos'
  | 'testimonials'
  | 'results',
  string
>;

export interface RecapDocument {
  sponsor: string;
  /** The campaign's name, or the season. */
  title: string;
  season: string;
  /** The document's title and what it is about, for its properties. */
  documentTitle: string;
  description: string;
  /** At the foot of each page. */
  footer: string;
  /** The day on which the data was read, as text. */
  asOfLine: string;
  /** Storage keys of the sponsor's logo and of the picture on the cover. */
  logoKey: string | null;
  coverKey: string | null;
  logoAlt: string;
  coverAlt: string;
  headline: RecapNumber[];
  titles: RecapTitles;
  /** The page after the cover; the first photos are on it, too. */
  summary: { label: string; text: string }[];
  story: { title: string; paragraphs: string[] }[];
  /** The campaigns of a season; empty for a campaign. */
  campaigns: { name: string; leagues: string; photos: string; impressions: string }[];
  delivery: { total: DeliveryCounts; rows: DeliveryCounts[] } | null;
  deliveryAlt: string;
  howWeCount: string;
  /** Null if nothing has happened yet. */
  timeline: RecapTimeline | null;
  map: RecapMap | null;
  mapAlt: string;
  mapCaption: string;
  photos: RecapPhoto[];
  photosLine: string;
  testimonials: { quote: string; attribution: string }[];
  results: RecapNumber[];
  missing: string[];
  /** Where the list of leagues is; empty without any. */
  appendixLine: string;
}

/** Photos on the page of summary, at most; the others follow later. */
export const SUMMARY_PHOTOS = 3;

/** The document with each of its texts changed. */
export const mapTexts = (recap: RecapDocument, change: (text: string) => string): RecapDocument =>
  JSON.parse(JSON.stringify(recap), (_key, value) => (typeof value === 'string' ? change(value) : value));

/** A drawn recap, and the characters that its fonts lack, each once. */
export interface DrawnRecap {
  bytes: Buffer;
  replaced: string;
}

/** The pictures of a recap once they are scaled: file names in the folder of the child process, null without one. */
export interface ScaledPictures {
  logo: string | null;
  cover: string | null;
  /** One for each photo that could be read, by the photo's id. */
  photos: Record<number, string>;
}
