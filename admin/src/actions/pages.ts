import type { IconName } from '../components/Icon.tsx';
import type { Action } from './registry.ts';

export type Page = {
  to: string;
  label: string;
  icon: IconName;
  access: NonNullable<Action['access']>;
  /** Additional search terms. */
  keywords?: string;
  /** The section of the side menu. */
  menu?: 'own' | 'main' | 'admin';
  /** Prefixes of other paths that belong to this page. */
  also?: readonly string[];
};

const list = (resource: string) => ({ resource, action: 'list' });

/** The console's pages, for the menu and the palette (B-020 … B-022, S-393, S-394). */
export const pages: readonly Page[] = [
  { to: '/today', label: 'Today', icon: 'home', access: list('tasks'), menu: 'own', keywords: 'home waiting' },
  { to: '/my-work', label: 'My Work', icon: 'ok', access: list('tasks'), menu: 'own', keywords: 'tasks mentions' },
  {
    to: '/organizations',
    label: 'Organizations',
    icon: 'org',
    access: list('organizations'),
    menu: 'main',
    keywords: 'leagues',
  },
  {
    to: '/campaign-planner/sponsors',
    label: 'Campaign Planner',
    icon: 'plan',
    access: list('sponsors'),
    menu: 'main',
    keywords: 'sponsors',
    also: ['/campaign-planner', '/campaign-targeting', '/prospect-', '/offers/'], // Includes targeting, prospecting and offers.
  },
  { to: '/campaign-planner/campaigns', label: 'Campaigns of all sponsors', icon: 'plan', access: list('campaigns') },
  { to: '/campaign-planner/offers', label: 'Offers of all campaigns', icon: 'doc', access: list('offers') },
  {
    to: '/season',
    label: 'Season',
    icon: 'season',
    access: list('campaigns'),
    menu: 'main',
    keywords: 'calendar timeline dates deadlines goal',
  },
  {
    to: '/verifications/pending',
    label: 'Verifications',
    icon: 'verify',
    access: list('verificationImages'),
    menu: 'main',
    keywords: 'proof deadlines pending photos review reports',
    also: ['/verifications'],
  },
  {
    to: '/verifications/unreleased',
    label: 'Photos without a release',
    icon: 'image',
    access: list('unreleasedImages'),
    keywords: 'release consent',
  },
  {
    to: '/verifications/reasons',
    label: 'Photo rejection reasons',
    icon: 'verify',
    access: list('imageRejectionReasons'),
    keywords: 'rejection proof',
  },
  { to: '/sends', label: 'Sends', icon: 'send', access: list('sends'), menu: 'main', keywords: 'planned queue emails' },
  { to: '/mails', label: 'Mails', icon: 'mail', access: list('mails'), menu: 'main', keywords: 'emails' },
  { to: '/organizations/duplicates', label: 'Duplicates', icon: 'org', access: list('organizations'), menu: 'main' },
  {
    to: '/invoices',
    label: 'Invoices',
    icon: 'doc',
    access: { resource: 'invoices', action: 'issue' },
    menu: 'admin',
    keywords: 'sponsors owe overdue aging contracts payments quickbooks xero',
  },
  {
    to: '/checks',
    label: 'Checks',
    icon: 'check',
    access: list('checks'),
    menu: 'admin',
    keywords: 'payments register',
  },
  {
    to: '/checks/runs',
    label: 'Check runs',
    icon: 'check',
    access: list('checkRuns'),
    menu: 'admin',
    keywords: 'print',
  },
  {
    to: '/checks/deposits',
    label: 'Direct deposits',
    icon: 'check',
    access: list('depositRuns'),
    menu: 'admin',
    keywords: 'ach nacha bank returns payments',
  },
  {
    to: '/checks/settings',
    label: 'Check settings',
    icon: 'check',
    access: list('checkRuns'),
    keywords: 'bank positive pay stock approval',
  },
  {
    to: '/tax-forms',
    label: 'Tax forms',
    icon: 'doc',
    access: list('taxForms'),
    menu: 'main',
    keywords: 'w-9 w9 w-8 taxpayer',
  },
  {
    to: '/tax-forms/returns',
    label: '1099 returns',
    icon: 'doc',
    access: list('taxReturns'),
    keywords: 'irs iris nec tax',
  },
  {
    to: '/league-import',
    label: 'Import CSV',
    icon: 'import',
    access: list('leagueImport'),
    menu: 'admin',
    keywords: 'organizations',
  },
  { to: '/staff', label: 'Staff', icon: 'people', access: list('staff'), menu: 'admin', keywords: 'users people' },
  {
    to: '/audit',
    label: 'Audit Log',
    icon: 'clock',
    access: list('auditEntries'),
    menu: 'admin',
    keywords: 'history changes',
  },
  {
    to: '/api-keys',
    label: 'API keys and feeds',
    icon: 'lock',
    access: list('apiKeys'),
    keywords: 'program token integration csv json spreadsheet',
  },
  {
    to: '/api-reference',
    label: 'API reference',
    icon: 'doc',
    access: list('apiKeys'),
    keywords: 'schema graphql curl',
  },
];
