/** One message and at most one way out. An alert is read out at once, a status when there is time. */
import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/status.ts';
import { Icon, type IconName } from './Icon.tsx';

export function Notice({
  tone,
  icon,
  role = 'status',
  action,
  children,
}: {
  tone: Tone;
  icon: IconName;
  role?: 'status' | 'alert';
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`banner is-${tone}`} role={role}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Something did not work. */
export function ErrorNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Notice tone="danger" icon="alert" role="alert" action={action}>
      {children}
    </Notice>
  );
}
