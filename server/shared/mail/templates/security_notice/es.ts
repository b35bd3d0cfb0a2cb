/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'New sign-in to Sideline': 'Nuevo inicio de sesión en Sideline',
  'A recovery code was used': 'Se usó un código de recuperación',
  'Your second factor was reset': 'Se restableció su segundo factor',
  'Someone, probably you, signed in as {email} in a browser for the first time.':
    'Alguien, probablemente usted, inició sesión como {email} en un navegador por primera vez.',
  'Someone, probably you, signed in as {email} with a recovery code. Each code works once.':
    'Alguien, probablemente usted, inició sesión como {email} con un código de recuperación. Cada código sirve una vez.',
  'Our team removed the passkeys, the authenticator app and the recovery codes of {email}. You are logged out everywhere: log in with your password and set them up again.':
    'Nuestro equipo eliminó las llaves de acceso, la aplicación de autenticación y los códigos de recuperación de {email}. Se cerraron todas sus sesiones: inicie sesión con su contraseña y configúrelos de nuevo.',
  'A webhook was switched off': 'Se desactivó un webhook',
  'Messages to a webhook of {email} failed for three days. Once your server works again, switch it on: it then gets what was waiting.':
    'Los mensajes a un webhook de {email} fallaron durante tres días. Cuando su servidor vuelva a funcionar, actívelo: recibirá lo que estaba pendiente.',
  'Open your webhooks': 'Abrir sus webhooks',
  'See where you are signed in': 'Ver dónde tiene sesiones abiertas',
  'Was it not you? Choose a new password: it ends every other session.':
    '¿No fue usted? Elija una contraseña nueva: cierra todas las demás sesiones.',
  'You received this email because it is about your account {email}.':
    'Recibe este correo porque se trata de su cuenta {email}.',
};
