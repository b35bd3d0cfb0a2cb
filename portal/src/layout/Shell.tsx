/**
 * What stands where a page will be until its pieces are there. index.html begins with the same elements, so that a phone
 * shows them with the answer to the address and nothing moves when React takes over (Shell.test.tsx holds them together).
 */
import { Mark } from '../../../ui/brand/mark.tsx';
import { PageSkeleton } from '../components/Skeleton.tsx';

export function Shell() {
  return (
    <>
      <header className="topbar">
        <div className="wrap topbar__in">
          <span className="brand">
            <Mark /> Sideline
          </span>
        </div>
      </header>
      <main id="main" className="wrap">
        <PageSkeleton />
      </main>
    </>
  );
}
