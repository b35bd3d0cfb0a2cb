import { useEffect, useMemo, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { formatInstant } from '../../../../ui/formats.ts';
import { useCall } from '../../api/hooks.ts';
import { Block } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { Good } from '../../kit/Note.tsx';
import { UpdateCampaignDocument } from '../documents.ts';
import type { Campaign } from '../types.ts';

type Question = { id?: number; question: string; sentAt?: string | null };
type Values = { seasonName?: string; customQuestions: Question[] };

/** A question that was already sent stays; one added since may go until the next send (S-148, S-149). */
function Questions() {
  const { fields, append, remove } = useFieldArray({ name: 'customQuestions', keyName: 'key' });
  const questions = fields as unknown as (Question & { key: string })[];
  return (
    <div className="stack-12">
      {questions.map((entry, index) => (
        <div key={entry.key} className="question">
          <TextareaIn source={`customQuestions.${index}.question`} label={`Question ${index + 1}`} need rows={2} />
          <Button
            small
            look="bare"
            icon="trash"
            aria-label={`Remove question ${index + 1}`}
            title={entry.sentAt ? 'This question was sent already and cannot be removed.' : undefined}
            disabled={Boolean(entry.sentAt)}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <p>
        <Button small icon="plus" onClick={() => append({ question: '' })}>
          Add a question
        </Button>
      </p>
    </div>
  );
}

function Save() {
  const { isSubmitting, isDirty } = useFormState();
  const { seasonName, customQuestions } = useWatch() as Values;
  const complete = Boolean(seasonName?.trim()) && (customQuestions ?? []).every(({ question }) => question?.trim());
  return (
    <Button look="go" type="submit" disabled={!isDirty || !complete || isSubmitting}>
      {isSubmitting ? 'Saving...' : isDirty ? 'Save' : 'Saved'}
    </Button>
  );
}

/** How long the success message stands (S-150). */
const SAVED_MS = 3000;

/** Exact text, whatever the failure (S-151). */
const failed = () => ({ root: 'Error saving sponsorship application' });

/** Season name and custom questions of the application (S-143 … S-151). */
export function ApplicationTab({ campaign }: { campaign: Campaign }) {
  const { call } = useCall(UpdateCampaignDocument, { repeatable: true, quiet: true });
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const record = useMemo(
    () => ({
      seasonName: campaign.seasonName,
      customQuestions: [...campaign.customQuestions]
        .sort((a, b) => a.position - b.position)
        .map(({ id, question, sentAt }) => ({ id, question, sentAt })),
    }),
    [campaign],
  );
  const save = async ({ seasonName, customQuestions }: Values) => {
    setSaved(false);
    await call({
      input: {
        id: campaign.id,
        seasonName: seasonName?.trim(),
        customQuestions: customQuestions.map(({ id, question }) => ({
          ...(id ? { id } : {}),
          question: question.trim(),
        })),
      },
    });
    setSaved(true);
  };
  const sent = campaign.sponsorshipApplicationsSent;
  return (
    <EditForm record={record} onSubmit={save} wording={failed}>
      <Block title="Sponsorship Application" note={sent ? `sent ${formatInstant(sent)}` : 'not sent yet'}>
        <div className="block__body stack-12">
          <TextIn source="seasonName" label="Season name" need hint="As leagues read it: Spring 2027 Season." />
          <h3>Custom questions</h3>
          <Questions />
          {saved ? <Good>Changes saved successfully!</Good> : null}
          <FormProblem />
        </div>
        <div className="formfoot">
          <Save />
        </div>
      </Block>
    </EditForm>
  );
}
