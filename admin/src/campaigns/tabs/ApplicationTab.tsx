import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, CardContent, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { required, TextInput, useEditContext } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { formatInstant } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useSaveRecord } from '../../dataProvider/useSaveRecord.ts';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { MultilineInput } from '../../form/inputs.tsx';
import { isFilled } from '../../form/isFilled.ts';
import { RecordForm } from '../../form/RecordForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import type { CampaignRecordFragment } from '../generated/graphql.ts';
import { MoveButtons } from '../MoveButtons.tsx';

type Question = { id?: number; question: string; sentAt?: string | null };
type Values = { version?: number; seasonName: string; customQuestions: Question[] };

/** The same text for every error, as specified (S-151). */
const failed = () => ({ root: 'Error saving sponsorship application' });

/** Milliseconds that the success message is shown (S-150). */
const SAVED_MS = 3000;

/** The questions in order. Sent ones cannot be removed; later ones can until the next send (S-148, S-149). */
function QuestionsInput() {
  const { fields, append, remove, move } = useFieldArray<Values, 'customQuestions', 'key'>({
    name: 'customQuestions',
    keyName: 'key',
  });
  return (
    <>
      <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {fields.map(({ key, sentAt }, index) => (
          <Stack key={key} component="li" direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
            <MultilineInput
              source={`customQuestions.${index}.question`}
              label={`Question ${index + 1}`}
              validate={required()}
              minRows={2}
            />
            <MoveButtons name={`question ${index + 1}`} index={index} count={fields.length} onMove={move} />
            <Tooltip title={sentAt ? 'This question was already sent and cannot be removed.' : ''}>
              <span>
                <IconButton
                  size="small"
                  aria-label={`Remove question ${index + 1}`}
                  disabled={Boolean(sentAt)}
                  onClick={() => remove(index)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
          </Stack>
        ))}
      </Stack>
      <Button size="small" startIcon={<AddIcon />} onClick={() => append({ question: '' })} sx={{ alignSelf: 'start' }}>
        Add a question
      </Button>
    </>
  );
}

/** Disabled until the name and every question are filled (S-144). */
function Save() {
  const questions = (useWatch({ name: 'customQuestions' }) ?? []) as Question[];
  const complete = questions.every(({ question }) => isFilled(question));
  return <SaveButton delay={0} required={['seasonName']} disabled={!complete} />;
}

/** Season name and custom questions of the application (S-143 … S-151). */
export function ApplicationTab() {
  const { record: campaign, refetch } = useEditContext<CampaignRecordFragment>();
  const update = useSaveRecord('campaigns');
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  if (!campaign) return null;
  /** Saving replaces the whole list, so a conflict shows the list that a colleague has saved. */
  const save = async ({ version, seasonName, customQuestions }: Values) => {
    setSaved(false);
    const questions = customQuestions.map(({ id, question }) => ({ ...(id ? { id } : {}), question: question.trim() }));
    try {
      await update({ version, seasonName: seasonName.trim(), customQuestions: questions }, { id: campaign.id });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SL409' || !error.details.current) throw error;
      const latest = (await refetch()).data;
      const current = { ...error.details.current, customQuestions: latest?.customQuestions ?? [] };
      throw new ApiError(error.message, { ...error, details: { ...error.details, current } });
    }
    setSaved(true);
  };
  const sent = campaign.sponsorshipApplicationsSent;
  return (
    <RecordForm onSubmit={save} errorMessages={failed}>
      <TitledCard title="Sponsorship Application" note={sent ? `sent ${formatInstant(sent)}` : 'not sent yet'}>
        <CardContent component={Stack} sx={{ gap: 1.5 }}>
          <TextInput source="seasonName" validate={required()} helperText="As shown to leagues: Spring 2027 Season." />
          <Typography variant="h3">Custom questions</Typography>
          <QuestionsInput />
          {saved ? <Alert severity="success">Changes saved successfully!</Alert> : null}
          <FormError />
        </CardContent>
        <FormFooter>
          <Save />
        </FormFooter>
      </TitledCard>
    </RecordForm>
  );
}
