/** Buttons, and links styled as buttons. `main` is the one clay-colored primary action of a page. */
import {
  type AnchorHTMLAttributes,
  type ComponentPropsWithRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { useRestoreFocus } from '../lib/useRestoreFocus.ts';

interface ButtonStyle {
  variant?: 'main' | 'quiet' | 'text';
  small?: boolean;
  wide?: boolean;
}

function classes({ variant = 'quiet', small = false, wide = false }: ButtonStyle, extra?: string): string {
  return ['button', `button--${variant}`, small && 'button--small', wide && 'button--wide', extra]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** The action is in progress: the button is disabled and, after `slowAfter` milliseconds, shows `busyText` (L-320, S-415). */
  busy?: boolean;
  busyText?: string;
  slowAfter?: number;
}

export function Button({
  variant,
  small,
  wide,
  busy = false,
  busyText,
  slowAfter,
  className,
  children,
  disabled,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useRestoreFocus(button, busy);
  const slow = useDelayedBusy(busy, slowAfter);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={classes({ variant, small, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {slow && busyText ? busyText : children}
    </button>
  );
}

/** A link within this app, styled as a button. */
export function ButtonLink({
  to,
  variant,
  small,
  wide,
  className,
  children,
}: ButtonStyle & { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes({ variant, small, wide }, className)}>
      {children}
    </Link>
  );
}

/** A link out of this app (email, phone, file, the other app), styled as a button. */
export function ButtonAnchor({
  variant,
  small,
  wide,
  className,
  children,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classes({ variant, small, wide }, className)}>
      {children}
    </a>
  );
}
