/**
 * The placeholder of a page until its chunks have loaded. index.html starts with the same elements, so that a phone
 * shows them with the HTML and nothing moves when React takes over (Shell.test.tsx keeps them in sync).
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
