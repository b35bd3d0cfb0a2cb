import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rest } from '../../../ui/graphql.ts';
import { reading } from '../api/errors.ts';
import { Block, Loading } from '../kit/Block.tsx';
import type { Language } from '../kit/languages.ts';
import { Problem } from '../layout/Problem.tsx';
import { kindName } from './kinds.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { type Look, LookedAt, LookSwitch } from './Looks.tsx';

type Sample = { kind: string; subject: string };
type WrittenSample = Sample & { htmlBody: string; text: string };

function Written({
  kind,
  language,
  onLanguage,
}: {
  kind: string;
  language: Language;
  onLanguage: (one: Language) => void;
}) {
  const [look, setLook] = useState<Look>('Wide');
  const { data, error, refetch } = useQuery({
    queryKey: ['mail_samples', kind, language],
    queryFn: () => reading(() => rest<WrittenSample>('GET', `/mail_samples/${kind}?lang=${language}`)),
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={8} />;
  return (
    <Block
      title={data.subject}
      end={
        <>
          <LanguageSwitch language={language} onChoose={onLanguage} />
          <LookSwitch look={look} onChoose={setLook} />
        </>
      }
    >
      <LookedAt look={look} letter={data} title={`${kindName(kind)}, with invented data`} />
    </Block>
  );
}

/** Every mail with invented data in both languages, wide, on a phone and as plain text. */
export function Samples() {
  const { data, error, refetch } = useQuery({
    queryKey: ['mail_samples'],
    queryFn: () => reading(() => rest<Sample[]>('GET', '/mail_samples')),
    staleTime: 600_000,
  });
  const [language, setLanguage] = useState<Language>('en');
  const [picked, setPicked] = useState<string | null>(null);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={8} />;
  const kind = picked ?? data[0]?.kind;
  return (
    <div className="mailsamples">
      <Block title="Kinds" note={data.length}>
        <div className="mailpick">
          <label className="vh" htmlFor="mail-kind">
            Kind
          </label>
          <select className="box" id="mail-kind" value={kind ?? ''} onChange={(event) => setPicked(event.target.value)}>
            {data.map((one) => (
              <option key={one.kind} value={one.kind}>
                {kindName(one.kind)}
              </option>
            ))}
          </select>
        </div>
        <ul className="mailkinds">
          {data.map((one) => (
            <li key={one.kind}>
              <button type="button" aria-pressed={one.kind === kind} onClick={() => setPicked(one.kind)}>
                {kindName(one.kind)}
              </button>
            </li>
          ))}
        </ul>
      </Block>
      {kind ? <Written kind={kind} language={language} onLanguage={setLanguage} /> : null}
    </div>
  );
}
