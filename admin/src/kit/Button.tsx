import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';

/** `main` is the one clay action of a page, `go` saves, `bare` stays quiet, `danger` loses something. */
type Look = 'plain' | 'main' | 'go' | 'bare' | 'danger';
type Common = { look?: Look; small?: boolean; icon?: IconName; children?: ReactNode };

const className = (look: Look, small: boolean, iconOnly: boolean) =>
  [
    'btn',
    look === 'plain' ? '' : look === 'danger' ? 'btn--danger' : `btn--${look}`,
    small ? 'btn--sm' : '',
    iconOnly ? 'btn--icon' : '',
  ]
    .filter(Boolean)
    .join(' ');

export const Button = ({
  look = 'plain',
  small = false,
  icon,
  children,
  type = 'button',
  ...rest
}: Common & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...rest} type={type} className={className(look, small, !children)}>
    {icon ? <Icon name={icon} /> : null}
    {children}
  </button>
);

/** An address that looks like a button. */
export const ButtonLink = ({ look = 'plain', small = false, icon, children, to }: Common & { to: string }) => (
  <Link to={to} className={className(look, small, !children)}>
    {icon ? <Icon name={icon} /> : null}
    {children}
  </Link>
);
