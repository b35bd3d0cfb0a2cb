/**
 * Spanish names of default deadlines: those of the capabilities' details. A name written by staff is shown as is. The
 * texts are those of the pages.
 */
import type { Translate } from './translate.ts';

export const deadlineSpanish: Readonly<Record<string, string>> = {
  'Banner 1 hung': 'Pancarta 1 colgada',
  'Banner 2 hung': 'Pancarta 2 colgada',
  'Banner 3 hung': 'Pancarta 3 colgada',
  'Banner 4 hung': 'Pancarta 4 colgada',
  'Email 1 sent': 'Correo 1 enviado',
  'Email 2 sent': 'Correo 2 enviado',
  'Email 3 sent': 'Correo 3 enviado',
  'Families receiving the giveaway': 'Familias que reciben el regalo',
  'Invitation sent': 'Invitación enviada',
  'Logo on the website': 'Logotipo en el sitio web',
  'Photo day held': 'Día de fotos realizado',
  'Players in warm-ups': 'Jugadores con la ropa de calentamiento',
  'Post 1': 'Publicación 1',
  'Post 2': 'Publicación 2',
  'Post 3': 'Publicación 3',
  'Post 4': 'Publicación 4',
  'Seminar held': 'Seminario realizado',
  'Survey sent': 'Encuesta enviada',
  'Table at the event': 'Mesa en el evento',
  'Team photo in jerseys': 'Foto del equipo con el uniforme',
};

/** A deadline's name in the email's language [L6]. */
export const deadlineName = (name: string, t: Translate): string =>
  Object.hasOwn(deadlineSpanish, name) ? t(name) : name;
