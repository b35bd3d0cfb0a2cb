import { capabilitySpanish } from './capabilities.ts';
import { deadlineSpanish } from './deadlineNames.ts';
import { termsSpanish } from './terms.ts';

/** Spanish texts that several emails share: frame, seasons, distances, the staff contact. English → Spanish. */
export const sharedSpanish: Readonly<Record<string, string>> = {
  ...capabilitySpanish,
  ...deadlineSpanish,
  ...termsSpanish,
  'Check number': 'Número de cheque',
  Memo: 'Concepto',
  'Mailed on': 'Enviado el',
  'Expected by': 'Llega antes del',
  'Payable to': 'A nombre de',
  'Mailed to': 'Dirección de envío',
  'Questions? Reply to this e-mail or write to': '¿Preguntas? Responda a este correo o escriba a',
  'Unsubscribe from offers': 'Dejar de recibir ofertas',
  'Unsubscribe from reminders of photos': 'Dejar de recibir recordatorios de fotos',
  'Unsubscribe from this daily e-mail': 'Dejar de recibir este correo diario',
  Spring: 'Primavera',
  Summer: 'Verano',
  Fall: 'Otoño',
  Winter: 'Invierno',
  '{season} {year}': '{season} {year}',
  today: 'hoy',
  tomorrow: 'mañana',
  yesterday: 'ayer',
  'in {days} days': 'en {days} días',
  '{days} days ago': 'hace {days} días',
  '{name} looks after this sponsorship: {ways}.': '{name} se encarga de este patrocinio: {ways}.',
  '{phone} or {email}': '{phone} o {email}',
  'You get this because {organization} has a sponsorship with {sponsor}.':
    'Recibe este correo porque {organization} tiene un patrocinio con {sponsor}.',
  'You get this because this is the contact address of {organization}.':
    'Recibe este correo porque esta es la dirección de contacto de {organization}.',
  'You get this because this is a contact address of {organization}.':
    'Recibe este correo porque esta es una dirección de contacto de {organization}.',
  'Additional requirements': 'Requisitos adicionales',
  'What you do': 'Lo que usted hace',
  'Original in English:': 'Original en inglés:',
  'In the words of our team:': 'En palabras de nuestro equipo:',
  'your sponsorship': 'su patrocinio',
  'What to show us, and by when': 'Qué debe mostrarnos y para cuándo',
  'As soon as you can': 'Lo antes posible',
  'We remind you before each date. A photo from your phone is enough.':
    'Le recordaremos antes de cada fecha. Basta una foto de su teléfono.',
  'Open your dashboard': 'Abrir su panel',
  'Upload a photo': 'Enviar una foto',
  'See your sponsorship': 'Ver su patrocinio',
  'You can also send the photo as an attachment to': 'También puede enviar la foto como archivo adjunto a',
  'The link is for your league only: anyone who has it can answer for you.':
    'El enlace es solo para su liga: quien lo tenga puede responder en su nombre.',
};
