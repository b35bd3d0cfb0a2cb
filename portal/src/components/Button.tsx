/** Buttons, and links that look like them. `main` is the one clay action of a page. */
import {
  type AnchorHTMLAttributes,
  type ComponentPropsWithRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { Link } from 'wouter';
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
  /** The action is under way: the button waits and says so. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  small,
  wide,
  busy = false,
  busyText,
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
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={classes({ variant, small, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && busyText ? busyText : children}
    </button>
  );
}

/** A link of this app that looks like a button. */
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

/** A link out of this app (mail, telephone, file, the other app) that looks like a button. */
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
