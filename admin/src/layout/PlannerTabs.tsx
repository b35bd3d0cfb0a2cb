import { RecordTabs } from './RecordTabs.tsx';

const TABS = [
  { to: '/campaign-planner/sponsors', label: 'Sponsors' },
  { to: '/campaign-planner/campaigns', label: 'Campaigns' },
  { to: '/campaign-planner/offers', label: 'Offers' },
];

/** Tabs of the campaign planner's lists. */
export const PlannerTabs = () => <RecordTabs label="Campaign planner" tabs={TABS} />;
