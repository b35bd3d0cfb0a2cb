import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { MultilineInput } from '../form/inputs.tsx';
import { RecordEdit } from '../form/RecordEdit.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { RestoreNote } from '../history/RestoreNote.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { NotFound } from '../layout/Problem.tsx';
import type { PackageRecordFragment } from './generated/graphql.ts';
import { PackageContents } from './PackageContents.tsx';
import { PackageFields } from './PackageFields.tsx';

/** Name, price, type, description and programs of a package; sends changed fields only (B-175, B-177). */
const PackageForm = ({ record }: { record: PackageRecordFragment }) => (
  <RecordForm>
    <TitledCard title={record.name}>
      <FieldGrid padded>
        <PackageFields
          organizationId={record.organizationId}
          chosen={(record.sponsorablePropertyIds ?? []) as number[]}
        />
        <MultilineInput
          source="packageDescription"
          label="Description"
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FieldGrid>
      <FormError />
      <FormFooter>
        <SaveButton required={['name', 'price']} />
      </FormFooter>
    </TitledCard>
  </RecordForm>
);

type RemoveProps = { record: PackageRecordFragment; back: string };

function RemoveDialog({ record, back }: RemoveProps) {
  const { mutateAsync: remove } = useOperation('removeOrganizationPackage', { quiet: true });
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={`Remove ${record.name}`}
      action="Remove"
      danger
      onConfirm={async () => {
        await remove({ input: { organizationPackageId: record.id } });
        navigate(back);
      }}
    >
      <p>It will no longer be offered to sponsors. Its contents stay on the organization's list.</p>
      <RestoreNote from="the organization" />
    </ConfirmDialog>
  );
}

function Package({ organizationId }: { organizationId: number }) {
  const record = useRecordContext<PackageRecordFragment>();
  if (record?.organizationId !== organizationId) return <NotFound what="package" />;
  const back = `/organizations/${organizationId}/packages`;
  return (
    <PageBody>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Link to={back}>All packages</Link>
        <DialogButton
          size="small"
          startIcon={<Icon name="trash" />}
          dialog={<RemoveDialog record={record} back={back} />}
        >
          Remove this package
        </DialogButton>
      </Stack>
      <PackageForm record={record} />
      <PackageContents record={record} />
    </PageBody>
  );
}

/** A package of an organization (B-160, B-171, B-173, B-175 … B-177). */
export const PackageEdit = ({ organizationId }: { organizationId: number }) => (
  <RecordEdit resource="organizationPackages" id={pageId(useParams().packageId)} what="package">
    <Package organizationId={organizationId} />
  </RecordEdit>
);
