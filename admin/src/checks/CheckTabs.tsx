import { RecordTabs } from '../layout/RecordTabs.tsx';

const TABS = [
  { to: '/checks', label: 'Register' },
  { to: '/checks/runs', label: 'Check runs' },
  { to: '/checks/settings', label: 'Settings' },
];

/** The pages of checks. */
export const CheckTabs = () => <RecordTabs label="Checks" tabs={TABS} />;
