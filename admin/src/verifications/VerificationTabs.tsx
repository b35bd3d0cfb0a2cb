import { RecordTabs } from '../layout/RecordTabs.tsx';

const TABS = [
  { to: '/verifications', label: 'Reports' },
  { to: '/verifications/pending', label: 'Pending photos' },
  { to: '/verifications/unreleased', label: 'Without a release' },
  { to: '/verifications/reasons', label: 'Reasons' },
];

/** Tabs of the verification pages. */
export const VerificationTabs = () => <RecordTabs label="Verifications" tabs={TABS} />;
