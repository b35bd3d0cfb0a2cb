/** Buttons, and links that look like them. `main` is the one clay action of a page. */
import {
  type AnchorHTMLAttributes,
  type ComponentPropsWithRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { useKeptFocus } from '../lib/useKeptFocus.ts';

interface Looks {
  look?: 'main' | 'quiet' | 'text';
  small?: boolean;
  wide?: boolean;
}

function classes({ look = 'quiet', small = false, wide = false }: Looks, extra?: string): string {
  return ['button', `button--${look}`, small && 'button--small', wide && 'button--wide', extra]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends Looks, ComponentPropsWithRef<'button'> {
  /** The action is under way: the button waits and says so. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  look,
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
  useKeptFocus(button, busy);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={classes({ look, small, wide }, className)}
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
  look,
  small,
  wide,
  className,
  children,
}: Looks & { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes({ look, small, wide }, className)}>
      {children}
    </Link>
  );
}

/** A link out of this app (mail, telephone, file, the other app) that looks like a button. */
export function ButtonAnchor({
  look,
  small,
  wide,
  className,
  children,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classes({ look, small, wide }, className)}>
      {children}
    </a>
  );
}
