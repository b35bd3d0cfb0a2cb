/** What the email adds to the offer's, in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Is anything unclear about the {count} offers for {organization}?':
    '¿Hay algo que no quede claro en las {count} ofertas para {organization}?',
  'Is anything unclear about {sponsor}’s offer for {organization}?':
    '¿Hay algo que no quede claro en la oferta de {sponsor} para {organization}?',
  'Can we help you decide?': '¿Podemos ayudarle a decidir?',
  'If your board has a question, or another person should look at this, forward this email to them. It opens without an account.':
    'Si su junta tiene una pregunta, o si otra persona debe verla, reenvíele este correo. Se abre sin una cuenta.',
};
