/**
 * Who may do what with every table and view of app_public: the decisions with which matrix.test.ts compares the database. A new
 * table or column needs a line in one of these files, otherwise a test names it.
 */
import { campaigns } from './campaigns.ts';
import { dashboards } from './dashboards.ts';
import { listItems } from './listItems.ts';
import { lists } from './lists.ts';
import { offers } from './offers.ts';
import { organizations } from './organizations.ts';
import { recaps } from './recaps.ts';
import { type Decisions, forMembers } from './rules.ts';
import { selling } from './selling.ts';
import { targeting } from './targeting.ts';
import { work } from './work.ts';

const decided: Decisions = {
  ...lists,
  ...organizations,
  ...campaigns,
  ...offers,
  ...selling,
  ...targeting,
  ...dashboards,
  ...recaps,
  ...listItems,
  ...work,
};

export const expectations: Decisions = Object.fromEntries(
  Object.entries(decided).map(([name, decision]) => [name, forMembers(name, decision)]),
);
