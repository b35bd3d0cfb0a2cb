/** Creative from the sponsor: pictures, files to download, texts (S-195). */

import { CreativeText } from '../../components/CreativeText.tsx';
import { Icon } from '../../components/Icon.tsx';
import { isThumbnailType } from '../../shared/campaign/photos.ts';
import type { DashboardFile, DashboardText } from './types.ts';

export function Creative({
  sponsorName,
  files,
  texts,
}: {
  sponsorName: string;
  files: readonly DashboardFile[];
  texts: readonly DashboardText[];
}) {
  const pictures = files.filter((file) => isThumbnailType(file.fullSizeUrl));
  return (
    <section className="wrap" id="creative" aria-labelledby="h-creative">
      <div className="story__head">
        <h2 id="h-creative">Creative from {sponsorName}</h2>
      </div>
      <div className="creative">
        {pictures.slice(0, 3).map((picture) => (
          <figure key={picture.id}>
            <img className="pic" src={picture.thumbnailUrl ?? picture.fullSizeUrl ?? ''} alt="" loading="lazy" />
            <figcaption>{picture.name}</figcaption>
          </figure>
        ))}
        <div className="files creative__files">
          {files.map((file) => (
            <a key={file.id} className="file" href={file.fullSizeUrl ?? undefined} download>
              <Icon name="download" /> {file.name}
            </a>
          ))}
          {texts.map((text) => (
            <CreativeText key={text.id} name={text.name} content={text.content} />
          ))}
        </div>
      </div>
    </section>
  );
}
