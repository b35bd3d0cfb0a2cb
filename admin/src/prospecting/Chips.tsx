import { Link } from 'react-router-dom';

/** What a prospecting page divides into, each a link to its own page; what to say when there is nothing (B-313, B-314). */
export const Chips = ({
  label,
  empty,
  items,
}: {
  label: string;
  empty: string;
  items: { id: number; name: string; to: string }[];
}) =>
  items.length ? (
    <ul className="chips" aria-label={label}>
      {items.map(({ id, name, to }) => (
        <li key={id}>
          <Link className="chip" to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  ) : (
    <p className="soft">{empty}</p>
  );
