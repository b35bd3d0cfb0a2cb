import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { useActions } from '../actions/registry.ts';
import { useExport } from './useExport.ts';

/** Exports the list as shown: columns, filters and order, all pages. */
export function ExportButton() {
  const { resource } = useListContext();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutateAsync: startExport, isPending } = useExport();
  const slow = useDelayedBusy(isPending);
  const choose = (format: 'csv' | 'xlsx') => {
    setAnchor(null);
    startExport(format).catch(() => undefined); // The error has been shown.
  };
  const exportAs = (format: 'csv' | 'xlsx') => ({
    label: `Export as ${format.toUpperCase()}`,
    icon: 'import' as const,
    keywords: 'download excel list',
    access: { resource, action: 'export' },
    run: () => choose(format),
  });
  useActions([exportAs('csv'), exportAs('xlsx')]);
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {slow ? 'Exporting...' : 'Export'}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => choose('xlsx')}>Excel (XLSX)</MenuItem>
      </Menu>
    </>
  );
}
