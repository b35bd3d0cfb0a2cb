/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'The account for direct deposit was changed': 'Se cambió la cuenta para depósito directo',
  'From {date} on, payments to {organization} go to the account that ends in ••{endsIn}. Until then they go to the account before it or by check, and an owner or treasurer can cancel this.':
    'Desde el {date}, los pagos a {organization} van a la cuenta que termina en ••{endsIn}. Hasta entonces van a la cuenta anterior o por cheque, y una persona responsable o de tesorería de la liga puede cancelarlo.',
  'Two leagues were merged': 'Se unieron dos ligas',
  'Our team merged {merged} into {organization}. From {date} on, payments to both go to the account that ends in ••{endsIn}. Until then, we send checks to the mailing address of {organization}.':
    'Nuestro equipo unió {merged} a {organization}. Desde el {date}, los pagos a ambas van a la cuenta que termina en ••{endsIn}. Hasta entonces enviamos cheques a la dirección postal de {organization}.',
  'The change of the account was canceled': 'Se canceló el cambio de la cuenta',
  'Payments to {organization} do not go to the account that ends in ••{endsIn}, but to the account that ends in ••{next}.':
    'Los pagos a {organization} no van a la cuenta que termina en ••{endsIn}, sino a la que termina en ••{next}.',
  'Payments to {organization} do not go to the account that ends in ••{endsIn}: we send checks by mail.':
    'Los pagos a {organization} no van a la cuenta que termina en ••{endsIn}: enviamos cheques por correo postal.',
  'The account for direct deposit was removed': 'Se quitó la cuenta para depósito directo',
  'Payments to {organization} no longer go to the account that ends in ••{endsIn}. From now on we send checks by mail.':
    'Los pagos a {organization} ya no van a la cuenta que termina en ••{endsIn}. Desde ahora enviamos cheques por correo postal.',
  'We no longer pay to an account': 'Ya no pagamos a una cuenta',
  'Our team ended the account of {organization} that ends in ••{endsIn}: {reason}':
    'Nuestro equipo dio de baja la cuenta de {organization} que termina en ••{endsIn}: {reason}',
  'Your bank corrected the account for direct deposit': 'Su banco corrigió la cuenta para depósito directo',
  'The bank told us the right data of the account of {organization}. It now ends in ••{endsIn}, and is used once an owner or treasurer has confirmed it.':
    'El banco nos comunicó los datos correctos de la cuenta de {organization}. Ahora termina en ••{endsIn} y se usará cuando la confirme una persona responsable o de tesorería.',
  '{person} did this.': 'Lo hizo {person}.',
  'Tell us if this is wrong': 'Avísenos si esto no es correcto',
  'Confirm the account': 'Confirmar la cuenta',
  'See how you are paid': 'Ver cómo se le paga',
  'Didn’t expect this? Sign in and cancel it, or reply to this email right away: we look into it before any money is sent.':
    '¿No esperaba esto? Inicie sesión y cancélelo, o responda enseguida a este correo: lo revisaremos antes de enviar dinero.',
  'You received this email because this was a contact address for {organization} in the last 14 days.':
    'Recibe este correo porque esta fue una dirección de contacto de {organization} en los últimos 14 días.',
  'You received this email because you are a contact, owner or treasurer of {organization}.':
    'Recibe este correo porque es contacto, responsable o de tesorería de {organization}.',
};
