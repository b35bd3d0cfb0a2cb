/**
 * Spanish names of capabilities, singular and plural, from the reference list. A name added by staff is shown as
 * written. The texts are those of the offer page.
 */
import { capabilityName } from '../../../ui/formats.ts';
import type { Translate } from './translate.ts';

export const capabilitySpanish: Readonly<Record<string, string>> = {
  'Game Signage': 'Pancartas en los partidos',
  'Giveaway and Coupon': 'Regalo y cupón',
  'Giveaways and Coupons': 'Regalos y cupones',
  'Sampling and Tabling': 'Muestras y mesa informativa',
  'Professional Photography': 'Fotografía profesional',
  'Team of Game Jerseys': 'Equipo con uniformes de partido',
  'Teams of Game Jerseys': 'Equipos con uniformes de partido',
  'Team of Warm-Ups': 'Equipo con ropa de calentamiento',
  'Teams of Warm-Ups': 'Equipos con ropa de calentamiento',
  Seminar: 'Seminario',
  Seminars: 'Seminarios',
  'Website Banner': 'Anuncio en el sitio web',
  'Website Banners': 'Anuncios en el sitio web',
  Survey: 'Encuesta',
  Surveys: 'Encuestas',
  'Dedicated Email': 'Correo dedicado',
  'Dedicated Emails': 'Correos dedicados',
  'Social Media Post': 'Publicación en redes sociales',
  'Social Media Posts': 'Publicaciones en redes sociales',
  'Mascot Party': 'Fiesta con la mascota',
  'Mascot Parties': 'Fiestas con la mascota',
};

/** The name of a capability beside its quantity. */
export function capabilityText(quantity: number | null, name: string, t: Translate): string {
  const english = capabilityName(quantity, name);
  return Object.hasOwn(capabilitySpanish, english) ? t(english) : english;
}
