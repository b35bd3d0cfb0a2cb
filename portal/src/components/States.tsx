/** What a place says when there is nothing in it, or when it could not be filled. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export function EmptyState({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

/** A state of a whole page: a drawing, a headline, what it means, what to do. */
export function ErrorState({ title, picture, children }: { title: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <section className="oops">
      {picture}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
