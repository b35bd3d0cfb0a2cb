/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'We need your tax form': 'Necesitamos su formulario de impuestos',
  'A W-9, or a statement for Canada. It takes about two minutes, without an account.':
    'Un W-9, o una declaración para Canadá. Toma unos dos minutos y no necesita cuenta.',
  'Before we can pay your sponsorship, we need the tax form of your organization: its legal name, its address, and its taxpayer number.':
    'Antes de pagar su patrocinio necesitamos el formulario de impuestos de su organización: su nombre legal, su dirección y su número de contribuyente.',
  'Fill in the form': 'Llenar el formulario',
  'Please don’t email us your taxpayer number. The form stores it encrypted.':
    'No nos envíe su número de contribuyente por correo. El formulario lo guarda cifrado.',
  'This link is just for your organization: only share it with whoever signs for it.':
    'Este enlace es solo para su organización: compártalo solo con quien firme por ella.',
  'You received this email because your organization is paid for a sponsorship.':
    'Recibe este correo porque se le paga un patrocinio a su organización.',
};
