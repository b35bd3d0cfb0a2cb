/** The order of the photos, and buttons that save them. */
import { Link } from 'wouter';
import { pluralise } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import type { Filters } from '../../lib/filters.ts';
import { paths } from '../../lib/paths.ts';
import { type PhotoOrderName, photoOrders } from './photoOrder.ts';
import { savePhotos } from './savePhotos.ts';
import '../filters/filters.css';

export function GalleryTools({
  token,
  filters,
  order,
  chosen,
  onClear,
  onSave,
  onError,
}: {
  token: string;
  filters: Filters;
  order: PhotoOrderName;
  chosen: ReadonlySet<number>;
  onClear: () => void;
  onSave: () => void;
  onError: () => void;
}) {
  const save = (fields: Record<string, string>) => {
    onSave();
    savePhotos(fields, token, onError);
  };
  return (
    <div className="gallery__tools">
      <div className="filter">
        <Menu
          summary={
            <>
              {photoOrders[order].label}
              <Icon name="down" className="chev" />
            </>
          }
        >
          {Object.entries(photoOrders).map(([name, { label }]) => (
            <li key={name}>
              <Link
                to={paths.evidence(token, 'photos', { ...filters, ...(name !== 'date' && { order: name }) })}
                aria-current={name === order ? 'true' : undefined}
                replace
              >
                {label}
              </Link>
            </li>
          ))}
        </Menu>
      </div>
      <Button small onClick={() => save({ ...filters })}>
        <Icon name="download" /> Download {filters.favorites ? 'favorites' : 'all'} (zip)
      </Button>
      {chosen.size > 0 && (
        <>
          <Button small variant="main" onClick={() => save({ ids: [...chosen].join() })}>
            <Icon name="download" /> Download {pluralise(chosen.size, 'chosen photo')}
          </Button>
          <Button small variant="text" onClick={onClear}>
            Clear choice
          </Button>
        </>
      )}
      <span className="sr" role="status">
        {chosen.size > 0 ? `${pluralise(chosen.size, 'photo')} chosen` : ''}
      </span>
    </div>
  );
}
