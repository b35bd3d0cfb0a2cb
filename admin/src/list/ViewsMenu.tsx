import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import {
  type SortPayload,
  useCanAccess,
  useDelete,
  useGetIdentity,
  useGetList,
  useListContext,
  useNotify,
  usePermissions,
  useStore,
} from 'react-admin';
import { useDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { onDemand } from '../components/onDemand.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import type { ListViewRowFragment } from './generated/graphql.ts';
import { useCopyFeed } from './useCopyFeed.ts';
import { useView, type View } from './view.ts';

const SaveViewDialog = onDemand(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);

type SavedView = ListViewRowFragment & { view: View };

/** Saved views of this list: the user's own, those shared by colleagues, and the default. */
export function ViewsMenu({ defaultSort }: { defaultSort: SortPayload }) {
  const { resource } = useListContext();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions();
  const { data: views = [] } = useGetList<SavedView>('listViews', {
    filter: { resource },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const { canAccess: canExport } = useCanAccess({ resource, action: 'export' });
  const copyFeed = useCopyFeed();
  const { current, apply } = useView();
  const [defaultView, setDefaultView] = useStore<View | undefined>(`${resource}.defaultView`);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, openDialog] = useDialog();
  const [remove] = useDelete();
  const notify = useNotify();
  const close = () => setAnchor(null);
  const isOwn = ({ ownerId }: SavedView) => String(ownerId) === String(identity?.id);
  const groups = [
    { label: 'My views', list: views.filter(isOwn) },
    { label: 'Shared views', list: views.filter((view) => !isOwn(view)) },
  ].filter(({ list }) => list.length > 0);
  const onRemove = (view: SavedView) =>
    remove(
      'listViews',
      { id: view.id, previousData: view },
      { mutationMode: 'pessimistic', onError: (error) => notify(messageOf(error), { type: 'error' }) },
    );
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views{views.length ? ` (${views.length})` : ''}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // Direct children only: the arrow keys move between them.
        slotProps={{
          list: { sx: { display: 'grid', gridTemplateColumns: '1fr auto auto', '& > *': { gridColumn: '1 / -1' } } },
        }}
      >
        {groups.flatMap(({ label, list }) => [
          <ListSubheader key={label} disableSticky>
            {label}
          </ListSubheader>,
          ...list.flatMap((saved) => [
            <MenuItem
              key={saved.id}
              sx={{ '&&': { gridColumn: 1 } }}
              onClick={() => {
                apply(saved.view);
                close();
              }}
            >
              <ListItemText primary={saved.label} secondary={isOwn(saved) && saved.shared ? 'Shared' : null} />
            </MenuItem>,
            canExport ? (
              <MenuItem
                key={`feed ${saved.id}`}
                aria-label={`Copy feed address of the view ${saved.label}`}
                title="Copy feed address"
                sx={{ '&&': { gridColumn: 2 } }}
                onClick={() => {
                  void copyFeed(saved);
                  close();
                }}
              >
                <Icon name="ext" />
              </MenuItem>
            ) : null,
            isOwn(saved) || permissions === 'superadmin' ? (
              <MenuItem
                key={`delete ${saved.id}`}
                aria-label={`Delete the view ${saved.label}`}
                sx={{ '&&': { gridColumn: 3 } }}
                onClick={() => onRemove(saved)}
              >
                <DeleteIcon fontSize="small" />
              </MenuItem>
            ) : null,
          ]),
        ])}
        {groups.length ? <Divider /> : null}
        <MenuItem
          onClick={() => {
            openDialog(<SaveViewDialog resource={resource} view={current()} />);
            close();
          }}
        >
          Save this view
        </MenuItem>
        <MenuItem
          onClick={() => {
            setDefaultView(current());
            notify('You will see this view whenever you open this list.', { type: 'success' });
            close();
          }}
        >
          Open with this view
        </MenuItem>
        <MenuItem
          onClick={() => {
            setDefaultView(undefined);
            apply({
              filter: {},
              sort: defaultSort,
              perPage: 25,
              displayedFilters: {},
              hidden: null,
              ranks: null,
              columns: null,
              density: 'medium',
            });
            close();
          }}
        >
          {defaultView ? 'Reset, including my default view' : 'Reset'}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}
