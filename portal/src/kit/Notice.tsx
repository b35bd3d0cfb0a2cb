/** One message and at most one way out. An alert is read out at once, a status when there is time. */
import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/status.ts';
import { Icon, type IconName } from './Icon.tsx';

export function Notice({
  tone,
  icon,
  role = 'status',
  list = [],
  action,
  children,
}: {
  tone: Tone;
  icon: IconName;
  role?: 'status' | 'alert';
  /** Sentences below the message, of which it speaks. */
  list?: readonly string[];
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`banner is-${tone}`} role={role}>
      <Icon name={icon} />
      <p>{children}</p>
      {list.length > 0 && (
        <ul>
          {list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {action}
    </div>
  );
}

/** Something did not work. */
export function ErrorNotice({
  children,
  list,
  action,
}: {
  children: ReactNode;
  list?: readonly string[];
  action?: ReactNode;
}) {
  return (
    <Notice tone="danger" icon="alert" role="alert" action={action} {...(list && { list })}>
      {children}
    </Notice>
  );
}
