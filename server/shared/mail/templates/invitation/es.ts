/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  '{inviter} invites you to join {team}': '{inviter} le invita a unirse a {team}',
  'Choose a password and you’re in.': 'Cree una contraseña y listo.',
  'Join {team}': 'Únase a {team}',
  'On Sideline, where sponsors and youth sports meet.':
    'En Sideline, donde los patrocinadores y el deporte juvenil se encuentran.',
  '{inviter} invited you to work with {team} on Sideline.': '{inviter} le invitó a colaborar con {team} en Sideline.',
  'We invite you to work with {team} on Sideline.': 'Le invitamos a colaborar con {team} en Sideline.',
  'You can review and accept sponsors’ offers, send photos, and see when checks are coming.':
    'Puede revisar y aceptar ofertas de patrocinadores, enviar fotos y ver cuándo llegan los cheques.',
  'You can see what was agreed with sponsors and send photos.':
    'Puede ver lo acordado con los patrocinadores y enviar fotos.',
  'You can send photos, see payments, and keep addresses current.':
    'Puede enviar fotos, ver los pagos y mantener al día las direcciones.',
  'Accept the invitation': 'Aceptar la invitación',
  'You’ll log in as {email}.': 'Su usuario es {email}.',
  "The link works once, for 14 days. Didn't expect this? You can ignore it.":
    'El enlace sirve una vez, durante 14 días. ¿No esperaba este correo? Puede ignorarlo.',
  'You now belong to {team}': 'Ahora forma parte de {team}',
  'Log in with your account to see it.': 'Inicie sesión con su cuenta para verlo.',
  '{inviter} added you to {team} on Sideline.': '{inviter} le agregó a {team} en Sideline.',
  'We added you to {team} on Sideline.': 'Le agregamos a {team} en Sideline.',
  'Log in': 'Iniciar sesión',
  'Log in as {email} with your existing password.': 'Su usuario es {email}, con la contraseña que ya tiene.',
  'You received this email because {email} was added.': 'Recibe este correo porque se agregó a {email}.',
  'You received this email because {email} was invited.': 'Recibe este correo porque se invitó a {email}.',
};
