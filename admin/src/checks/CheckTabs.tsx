import { RecordTabs } from '../layout/RecordTabs.tsx';

const TABS = [
  { to: '/checks', label: 'Register' },
  { to: '/checks/runs', label: 'Check runs' },
  { to: '/checks/deposits', label: 'Direct deposits' },
  { to: '/checks/outstanding', label: 'Outstanding' },
  { to: '/checks/statements', label: 'Bank statements' },
  { to: '/checks/months', label: 'Months' },
  { to: '/checks/money', label: 'Money' },
  { to: '/checks/settings', label: 'Settings' },
];

/** Tabs of the check pages. */
export const CheckTabs = () => <RecordTabs label="Checks" tabs={TABS} />;
