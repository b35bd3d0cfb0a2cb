/** Draws a recap as a tagged PDF (PDF/UA-1) by typst; runs in the child process only, because typst blocks its thread. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFile, fontName, shownText } from '../../server/shared/pdf/fonts.ts';
import { deliveryParts } from '../../ui/charts/DeliveryBar.ts';
import { deliveryColors, deliverySvg, timelineSvg } from './charts.ts';
import { type DrawnRecap, mapTexts, type RecapDocument, type ScaledPictures, SUMMARY_PHOTOS } from './document.ts';
import { drawnMap, mapSvg } from './map.ts';

const BARLOW = ['600SemiBold', '700Bold'].map((weight) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/barlow-condensed/${weight}/BarlowCondensed_${weight}.ttf`)),
);

/** The fonts' whole files. */
function fontsOf(families: readonly string[]): Buffer[] {
  const files = families.flatMap((family) => [fontFile(family, 'Regular'), fontFile(family, 'Bold')]);
  const semibold = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'));
  return [...BARLOW, semibold, ...files].map((file) => readFileSync(file));
}

/** A color between this one and white, as #rrggbb. */
const tintOf = (color: string): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * 0.2))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** Promised against delivered with its bars as SVG. */
const withBars = ({ total, rows }: NonNullable<RecapDocument['delivery']>) => ({
  total: { ...total, bar: deliverySvg(total, 504, 30) },
  rows: rows.map((row) => ({ ...row, bar: deliverySvg(row, 220, 6) })),
});

/**
 * The PDF of a recap, whose pictures are in the folder. `madeAt`: its time stamp; the same data and time give the same
 * bytes. A character without a font is replaced, because typst refuses it. Throws if typst refuses the document or warns.
 */
export function recapPdf(
  folder: string,
  composed: RecapDocument,
  { logo, cover, photos }: ScaledPictures,
  { accent, madeAt }: { accent: string; madeAt: Date },
): DrawnRecap {
  const replaced = new Set<string>();
  const used = new Set(['Inter']);
  const recap = mapTexts(composed, (text) => shownText(text, replaced, used));
  const families = [...used];
  const shown = recap.photos.flatMap((photo) =>
    photos[photo.id] ? [{ title: photo.title, text: photo.text, alt: photo.alt, path: photos[photo.id] }] : [],
  );
  const timeline = recap.timeline && timelineSvg(recap.timeline, accent, tintOf(accent));
  const data = JSON.stringify({
    ...recap,
    accent,
    logo,
    cover,
    fonts: families.map(fontName),
    best: shown.slice(0, SUMMARY_PHOTOS),
    photos: shown.slice(SUMMARY_PHOTOS),
    parts: deliveryParts.map(({ part, label }) => ({ part, label: label.toLowerCase(), color: deliveryColors[part] })),
    delivery: recap.delivery && withBars(recap.delivery),
    timeline: timeline && { ...timeline, alt: recap.timeline?.alt },
  });
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fontsOf(families) }] });
  const template = readFileSync(path.join(import.meta.dirname, 'recap.typ'), 'utf8');
  compiler.addSource(path.join(folder, 'recap.typ'), template);
  compiler.mapShadow(path.join(folder, 'data.json'), Buffer.from(data));
  if (recap.map) {
    compiler.mapShadow(path.join(folder, 'map.svg'), Buffer.from(mapSvg(drawnMap(recap.map), accent, tintOf(accent))));
  }
  const result = compiler.compile({ mainFilePath: path.join(folder, 'recap.typ') });
  const problems = result.takeDiagnostics() ?? result.takeWarnings();
  if (problems) throw new Error(`The recap was not drawn: ${JSON.stringify(problems.shortDiagnostics).slice(0, 2000)}`);
  if (!result.result) throw new Error('The recap was not drawn.');
  const bytes = compiler.pdf(result.result, {
    pdfStandard: 'ua-1',
    creationTimestamp: Math.floor(madeAt.getTime() / 1000),
  } as never);
  return { bytes, replaced: [...replaced].join('') };
}
