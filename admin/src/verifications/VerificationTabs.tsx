import { RecordTabs } from '../layout/RecordTabs.tsx';
import { reportBase } from './report.ts';

const TABS = [
  { to: '/verifications/pending', label: 'Pending photos' },
  { to: '/verifications/unreleased', label: 'Without a release' },
  { to: '/verifications/reasons', label: 'Reasons' },
];
const REPORTS = { to: '/verifications', label: 'Reports' };

/** Tabs of the verification pages; reports only if they have an address. */
export const VerificationTabs = () => (
  <RecordTabs label="Verifications" tabs={reportBase() ? [...TABS, REPORTS] : TABS} />
);
