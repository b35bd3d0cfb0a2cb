import { Alert, Button, TextField } from '@mui/material';
import { CheckboxGroupInput, maxLength, required, SelectInput, TextInput, usePermissions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { newApiKey } from '../../../ui/apiKeys.ts';
import { apiScopes } from '../../../ui/generated/apiScopes.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { ApiKeyRecordFragment } from './generated/graphql.ts';
import { resourceName } from './resourceName.ts';

const days = [7, 30, 90, 180, 365].map((id) => ({ id, name: `${id} days` }));
type Made = { onMade: (secret: string) => void };

/** The label of a scope: `offers:write` becomes "Offers: change". */
export const scopeName = (scope: string): string =>
  `${resourceName(scope.replace(/:\w+$/, ''))}: ${scope.endsWith(':write') ? 'change' : 'read'}`;

/** Scopes of one kind, all or none of them at once. */
function ScopesInput({ label, scopes }: { label: string; scopes: readonly string[] }) {
  const { getValues, setValue } = useFormContext<{ scopes: string[] }>();
  const setAll = (name: string, chosen: readonly string[]) => (
    <Button
      size="small"
      aria-label={`${label}: ${name}`}
      onClick={() => {
        const others = getValues('scopes').filter((scope) => !scopes.includes(scope));
        setValue('scopes', [...others, ...chosen], { shouldDirty: true });
      }}
    >
      {name}
    </Button>
  );
  return (
    <CheckboxGroupInput
      source="scopes"
      label={label}
      choices={scopes.map((id) => ({ id, name: resourceName(id.replace(/:.*/, '')) }))}
      sx={{ '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } } }}
      helperText={
        <>
          {setAll('Select all', scopes)} {setAll('Select none', [])}
        </>
      }
    />
  );
}

/** Creates a key with a name, scopes and an expiry; `onMade` gets its secret. */
export function CreateKeyDialog({ onMade }: Made) {
  const { mutateAsync: create } = useOperation('createApiKey', { quiet: true });
  const { permissions } = usePermissions();
  const scopesOf = (action: string) => (apiScopes[permissions] ?? []).filter((scope) => scope.endsWith(action));
  return (
    <FormDialog
      title="Create a key"
      size="md"
      action="Create"
      defaults={{ days: 90, scopes: [] }}
      required={['name', 'scopes']}
      onSubmit={async (values) => {
        const { secret, input } = await newApiKey();
        await create({ input: { ...values, ...input } });
        onMade(secret);
      }}
    >
      <TextInput source="name" label="What it is for" validate={[required(), maxLength(80)]} fullWidth autoFocus />
      <SelectInput source="days" label="Expires after" choices={days} validate={required()} fullWidth />
      <ScopesInput label="It may read" scopes={scopesOf(':read')} />
      <ScopesInput label="It may change" scopes={scopesOf(':write')} />
    </FormDialog>
  );
}

/** Gives a key a new secret; the old one works for a day more. */
export function RotateKeyDialog({ apiKey: { id, name }, onMade }: Made & { apiKey: ApiKeyRecordFragment }) {
  const { mutateAsync: rotate } = useOperation('rotateApiKey', { quiet: true });
  const onConfirm = async () => {
    const { secret, input } = await newApiKey();
    await rotate({ input: { id, ...input } });
    onMade(secret);
  };
  return (
    <ConfirmDialog title={`Rotate ${name}`} action="Rotate" onConfirm={onConfirm}>
      <p>You get a new secret with the same scopes. The old one works for 24 more hours.</p>
    </ConfirmDialog>
  );
}

/** Shows a secret, the only time that anybody sees it. */
export const SecretDialog = ({ secret }: { secret: string }) => (
  <ConsoleDialog
    title="Copy your key"
    holdsText
    actions={
      <>
        <CopyButton text={secret} label="Copy" of="the key" />
        <CloseButton>Done</CloseButton>
      </>
    }
  >
    <Alert severity="warning" sx={{ mb: 2 }}>
      This is the only time that the key is shown. Store it where your program reads its secrets, not in its code.
    </Alert>
    <TextField label="Key" value={secret} fullWidth slotProps={{ input: { readOnly: true } }} />
  </ConsoleDialog>
);
