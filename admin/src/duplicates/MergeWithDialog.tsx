import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { OrganizationSearch } from '../organizations/OrganizationSearch.tsx';

/** Selects the organization to merge into this one. */
export function MergeWithDialog({ id, of }: { id: number; of: string }) {
  const [picked, setPicked] = useState<number | null>(null);
  const navigate = useNavigate();
  return (
    <ConsoleDialog
      title={`Merge with ${of}`}
      actions={
        <>
          <CloseButton />
          <Button
            variant="contained"
            disabled={picked === null || picked === id}
            onClick={() => navigate(`/organizations/${id}/merge/${picked}`)}
          >
            Compare
          </Button>
        </>
      }
    >
      <OrganizationSearch label="Which organization is the duplicate?" picked={picked} onPick={setPicked} />
    </ConsoleDialog>
  );
}
