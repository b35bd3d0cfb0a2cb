import { Box, List, ListItemButton, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rest } from '../../../ui/graphql.ts';
import { Loading } from '../components/Loading.tsx';
import { type Language, languageNames, languages } from '../components/languages.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { timedQuery } from '../dataProvider/errors.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { kindName } from './kinds.ts';
import { FormatButtons, MailContentView, type MailFormat } from './MailContentView.tsx';
import { MailTabs } from './MailTabs.tsx';
import { OptionButtons } from './OptionButtons.tsx';

type Sample = { kind: string; subject: string };
type WrittenSample = Sample & { htmlBody: string; text: string };

/** A sample email, or all samples by kind; they change only with a release. */
const useSample = <Data,>(path: string) =>
  useQuery({
    queryKey: ['mail_samples', path],
    queryFn: () => timedQuery(() => rest<Data>('GET', `/mail_samples${path}`)),
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });

function SampleMail({ kind }: { kind: string }) {
  const [format, setFormat] = useState<MailFormat>('Wide');
  const [language, setLanguage] = useState<Language>('en');
  const { data, error, refetch } = useSample<WrittenSample>(`/${kind}?lang=${language}`);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={8} />;
  return (
    <TitledCard
      title={data.subject}
      end={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <OptionButtons
            label="Language"
            options={languages}
            names={languageNames}
            value={language}
            onChange={setLanguage}
          />
          <FormatButtons format={format} onChange={setFormat} />
        </Stack>
      }
    >
      <MailContentView format={format} content={data} title={`${kindName(kind)}, with sample data`} height={760} />
    </TitledCard>
  );
}

type KindsProps = { samples: readonly Sample[]; kind: string; onChange: (kind: string) => void };

/** The kinds of emails: a list, or a select on narrow screens. */
const Kinds = ({ samples, kind, onChange }: KindsProps) => (
  <TitledCard title="Kinds" note={samples.length}>
    <TextField
      select
      label="Kind"
      value={kind}
      onChange={(event) => onChange(event.target.value)}
      sx={{ display: { md: 'none' }, m: 2, width: 'calc(100% - 32px)' }}
    >
      {samples.map((sample) => (
        <MenuItem key={sample.kind} value={sample.kind}>
          {kindName(sample.kind)}
        </MenuItem>
      ))}
    </TextField>
    <List dense component="nav" aria-label="Kinds" sx={{ display: { xs: 'none', md: 'block' } }}>
      {samples.map((sample) => (
        <ListItemButton
          key={sample.kind}
          selected={sample.kind === kind}
          aria-pressed={sample.kind === kind}
          onClick={() => onChange(sample.kind)}
        >
          <ListItemText primary={kindName(sample.kind)} />
        </ListItemButton>
      ))}
    </List>
  </TitledCard>
);

/** A sample of every email in both languages: wide, on a phone and as plain text. */
export function MailSamples() {
  const { data, error, refetch } = useSample<Sample[]>('');
  const [selectedKind, setSelectedKind] = useState<string | null>(null);
  const kind = selectedKind ?? data?.[0]?.kind;
  return (
    <>
      <PageHeader title="Mails" tabs={<MailTabs />} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 2,
          p: { xs: 2, sm: 3 },
        }}
      >
        {error ? <Problem error={error} retry={refetch} /> : null}
        {data || error ? null : <Loading lines={8} />}
        {data && kind ? <Kinds samples={data} kind={kind} onChange={setSelectedKind} /> : null}
        {kind ? <SampleMail kind={kind} /> : null}
      </Box>
    </>
  );
}
