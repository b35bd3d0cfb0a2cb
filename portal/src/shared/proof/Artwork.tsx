/** The artwork of a deadline: texts to read and copy, files to download (L-297). Nothing without any. */
import { CreativeText } from '../../components/CreativeText.tsx';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  texts: readonly { id: number; name: string; content: string | null }[];
  files: readonly { id: number; name: string; url: string | null }[];
}

export function Artwork({ texts, files }: Props) {
  if (texts.length + files.length === 0) return null;
  return (
    <div className="files">
      {texts.map(({ id, name, content }) => (
        <CreativeText key={id} name={name} content={content} />
      ))}
      {files.map(({ id, name, url }) => (
        <a key={id} className="file" href={url ?? undefined} download>
          <Icon name="download" /> {name}
        </a>
      ))}
    </div>
  );
}
