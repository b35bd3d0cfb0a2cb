import { useCanAccess } from 'react-admin';
import { RecordTabs } from '../layout/RecordTabs.tsx';

/** Tabs of the tax pages; returns are for superadmins. */
export function TaxTabs() {
  const { canAccess } = useCanAccess({ resource: 'taxReturns', action: 'list' });
  const returns = canAccess ? [{ to: '/tax-forms/returns', label: '1099 returns' }] : [];
  return <RecordTabs label="Taxes" tabs={[{ to: '/tax-forms', label: 'Tax forms' }, ...returns]} />;
}
