import type { Action } from '../actions/registry.ts';
import type { IconName } from '../components/Icon.tsx';
import type { GlyphName } from '../components/StatusGlyph.tsx';
import type { RecentItem } from '../layout/recent.ts';
import type { PaletteSearchQuery } from './generated/graphql.ts';
import { matchText } from './matching.ts';

export type FoundRecord = PaletteSearchQuery['searchRecords'][number];

/** An option of the palette; its action runs when selected. */
export type Item = {
  key: string;
  group: string;
  title: string;
  subtitle?: string | undefined;
  icon?: IconName | undefined;
  glyph?: GlyphName;
  status?: { of: 'campaign' | 'offer' | 'check'; status: string };
  shortcut?: string | undefined;
  action: Action;
};

const kinds: Record<FoundRecord['kind'], { group: string; icon: IconName }> = {
  organization: { group: 'Organizations', icon: 'org' },
  person: { group: 'People', icon: 'user' },
  sponsor: { group: 'Sponsors', icon: 'flag' },
  campaign: { group: 'Campaigns', icon: 'plan' },
  offer: { group: 'Offers', icon: 'doc' },
  check: { group: 'Checks', icon: 'check' },
};
const PLANNER = '/campaign-planner/sponsors';

/** The path of a found record; for a person that of the list of users with them. */
export function pathOf({ kind, id, organizationId, sponsorId, offerId }: FoundRecord): string {
  switch (kind) {
    case 'organization':
      return `/organizations/${id}`;
    case 'person':
      if (organizationId) return `/organizations/${organizationId}/users`;
      return sponsorId ? `${PLANNER}/${sponsorId}/users` : '/staff';
    case 'sponsor':
      return `${PLANNER}/${id}`;
    case 'campaign':
      return `${PLANNER}/${sponsorId}/campaigns/${id}`;
    case 'offer':
      return `/offers/${id}`;
    case 'check':
      return `/offers/${offerId}#checks`;
  }
}

export function itemOfRecord(record: FoundRecord): Item {
  const { kind, id, title, subtitle, status } = record;
  const { group, icon } = kinds[kind];
  return {
    key: `${kind} ${id}`,
    group,
    title,
    subtitle: subtitle ?? undefined,
    icon,
    ...(status && (kind === 'campaign' || kind === 'offer' || kind === 'check')
      ? { status: { of: kind, status } }
      : {}),
    action: { label: title, to: pathOf(record) },
  };
}

export const itemOfRecent = ({ path, title, glyph }: RecentItem): Item => ({
  key: `recent ${path}`,
  group: 'Recent',
  title,
  glyph,
  action: { label: title, to: path },
});

export const itemOfAction = (action: Action): Item => ({
  key: `action ${action.label} ${action.of ?? ''}`,
  group: 'Actions',
  title: action.label,
  subtitle: action.of,
  icon: action.icon,
  shortcut: action.shortcut,
  action,
});

/**
 * The actions that match the typed terms: `exact` if the terms are prefixes of words in the label, `others` if they match
 * keywords or have typos.
 */
export function findActions(
  actions: readonly Action[],
  typed: readonly string[],
): { exact: Action[]; others: Action[] } {
  const exact: Action[] = [];
  const others: { action: Action; errors: number }[] = [];
  for (const action of actions) {
    const errors = matchText(`${action.label} ${action.keywords ?? ''} ${action.of ?? ''}`, typed);
    if (matchText(action.label, typed) === 0) exact.push(action);
    else if (errors !== undefined) others.push({ action, errors });
  }
  exact.sort((a, b) => a.label.length - b.label.length); // "Staff" ranks before "Staff of …".
  others.sort((a, b) => a.errors - b.errors);
  return { exact, others: others.map(({ action }) => action) };
}
