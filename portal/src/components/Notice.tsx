/** One message and at most one action. An alert is announced at once, a status politely. */
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { Tone } from '../../../ui/status.ts';
import { Icon, type IconName } from './Icon.tsx';

export function Notice({
  tone,
  icon,
  role = 'status',
  list = [],
  action,
  ref,
  children,
}: {
  tone: Tone;
  icon: IconName;
  role?: 'status' | 'alert';
  /** Details below the message. */
  list?: readonly string[];
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div className={`banner is-${tone}`} role={role} ref={ref}>
      <Icon name={icon} />
      <p>{children}</p>
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {action}
    </div>
  );
}

/** An error notice that scrolls into view, however far away the pressed button is. */
export function ErrorNotice({
  children,
  list,
  action,
}: {
  children: ReactNode;
  list?: readonly string[];
  action?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Notice tone="danger" icon="alert" role="alert" action={action} ref={place} {...(list && { list })}>
      {children}
    </Notice>
  );
}
