import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from './Icon.tsx';

type Props = {
  title: ReactNode;
  /** What the browser's tab says, when it is not the title. */
  page?: string;
  back?: { to: string; label: string };
  /** Badges beside the title. */
  badges?: ReactNode;
  /** Controls at the right: one main action at most. */
  acts?: ReactNode;
  /** More rows: facts, figures, tabs. */
  children?: ReactNode;
};

/** A record's header: stays in sight, names the record, its state and its main action. */
export const Head = ({ title, page, back, badges, acts, children }: Props) => (
  <header className="head">
    <title>{`${page ?? title} · Sideline`}</title>
    {back ? (
      <Link className="back" to={back.to}>
        <Icon name="left" />
        {back.label}
      </Link>
    ) : null}
    <div className="head__row" style={back ? undefined : { paddingTop: 8 }}>
      <h1>{title}</h1>
      {badges}
      {acts ? <div className="head__acts">{acts}</div> : null}
    </div>
    {children}
  </header>
);

export type Tab = { to: string; label: string; count?: number | null; end?: boolean };

/** Tabs that are addresses: reachable directly, kept by reload. Where they do not all fit, the open one is in sight. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address opens another tab
  useEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar.current && open)
      bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {tabs.map(({ to, label: text, count, end }) => (
        <NavLink key={to} to={to} end={end ?? false}>
          {text}
          {count !== undefined && count !== null ? <span className="n">{count}</span> : null}
        </NavLink>
      ))}
    </nav>
  );
}

/** Figures with their labels, hairlines between. */
export const Ticker = ({ label, items }: { label: string; items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className="ticker" aria-label={label}>
    {items.map((item) => (
      <div key={item.label}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);
