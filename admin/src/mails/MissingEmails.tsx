import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useUpdate } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import type { Plan } from './useMailPlan.ts';

type Organization = Plan['unreachable'][number];

/** Saves the contact email of one league; an error is shown at the input. */
function MissingEmail({ organization: { organizationId, name } }: { organization: Organization }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [update, { isPending }] = useUpdate();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    void update(
      'organizations',
      { id: organizationId, data: { contactEmail: email.trim() }, previousData: { id: organizationId } },
      { mutationMode: 'pessimistic', onError: (error: unknown) => setProblem(messageOf(error)) },
    );
  };
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      noValidate
      onSubmit={save}
      sx={{ gap: 1, alignItems: 'flex-start', mt: 1 }}
    >
      <TextField
        type="email"
        size="small"
        fullWidth
        label={`Contact email of ${name}`}
        value={email}
        error={problem !== ''}
        helperText={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        variant="outlined"
        disabled={isPending || email.trim() === ''}
        sx={{ mt: { sm: 2.75 } }} // Aligned with the input, below its label.
      >
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </Stack>
  );
}

/** Leagues without a contact email, with an input for it; saved ones disappear (T21). */
export const MissingEmails = ({ organizations }: { organizations: Plan['unreachable'] }) =>
  organizations.length ? (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <b>No contact email: {organizations.length}</b>. Enter it here, and these leagues get the mail, too.
      <Box sx={{ maxHeight: 240, overflow: 'auto' }}>
        {organizations.map((organization) => (
          <MissingEmail key={organization.organizationId} organization={organization} />
        ))}
      </Box>
    </Alert>
  ) : null;
