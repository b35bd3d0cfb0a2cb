/** One message and at most one way out. An alert is read out at once, a status when there is time. */
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
  /** Sentences below the message, of which it speaks. */
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
          {list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {action}
    </div>
  );
}

/** Something did not work: said where it is seen, however far down the button stood that was pressed. */
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
