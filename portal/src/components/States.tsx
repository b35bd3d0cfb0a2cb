/** Empty and error states of a section. */
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

/** A full-page state: a picture, a headline, an explanation, an action. */
export function ErrorState({ title, picture, children }: { title: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <section className="oops">
      {picture}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
