/** The ten busiest pages of the console, and the steps measured on each. */
import { ROW } from '../../../admin/src/list/rowCursor.ts';
import type { Ids } from './side.ts';
import * as steps from './steps.ts';

export interface BusyPage {
  title: string;
  path: (ids: Ids) => string;
  /** What is visible once the page can be used. */
  ready: string;
  steps: steps.Step[];
}
const { openPalette, openSettings, openViews, sort, filter, search, selectRow, selectAll, moveCursor, openRecord } =
  steps;
const { openTab, openMenu, typeInField, chooseInForm, press } = steps;
const list = [openViews, sort, filter, moveCursor];
const select = [selectRow, selectAll];
const campaignOf = ({ sponsor, campaign }: Ids) => `/campaign-planner/sponsors/${sponsor}/campaigns/${campaign}`;

export const PAGES: BusyPage[] = [
  {
    title: 'Organizations',
    path: () => '/organizations',
    ready: ROW,
    steps: [...list, search('soccer'), openPalette, ...select, openRecord],
  },
  {
    title: 'Organization',
    path: ({ organization }) => `/organizations/${organization}`,
    ready: 'main form',
    steps: [openSettings, typeInField('Name'), chooseInForm('State'), openPalette, openTab('/campaigns')],
  },
  {
    title: 'Sponsors',
    path: () => '/campaign-planner/sponsors',
    ready: ROW,
    steps: [openSettings, sort, moveCursor, search('bank'), openPalette, openRecord],
  },
  {
    title: 'Campaigns',
    path: () => '/campaign-planner/campaigns',
    ready: ROW,
    steps: [...list, search('spring'), openPalette, ...select, openRecord],
  },
  {
    title: 'Campaign',
    path: campaignOf,
    ready: 'main form',
    steps: [openSettings, typeInField('Name'), chooseInForm('Season'), openPalette, openTab('/included-leagues')],
  },
  {
    title: 'Offers',
    path: () => '/campaign-planner/offers',
    ready: ROW,
    steps: [...list, search('soccer'), openPalette, ...select, openRecord],
  },
  {
    title: 'Offer',
    path: ({ offer }) => `/offers/${offer}`,
    ready: 'main form',
    steps: [openSettings, typeInField('Custom field'), openPalette, openTab('/campaigns')],
  },
  {
    title: 'Prospecting',
    path: ({ campaign }) => `/prospect-campaign/${campaign}`,
    ready: ROW,
    steps: [
      sort,
      moveCursor,
      openPalette,
      ...select,
      press('hide and show a stage', 'checkbox', /^Prospects/, 2),
      openRecord,
    ],
  },
  {
    title: 'Targeting',
    path: ({ campaign }) => `/campaign-targeting/${campaign}?tab=properties`,
    ready: 'main article',
    steps: [
      openMenu(/^Add Filter/),
      search('soccer'),
      press('select a property', 'checkbox', /^Select (?!all)/, 2),
      press('select all', 'checkbox', /^Select all/, 2),
      openPalette,
      press('switch tab', 'tab', /^Filters/),
    ],
  },
  {
    title: 'Checks',
    path: () => '/checks',
    ready: ROW,
    steps: [...list, search('league'), openPalette, ...select, openRecord],
  },
];
