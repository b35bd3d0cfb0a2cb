/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Please send more proof for {sponsor}': 'Envíe más comprobantes para {sponsor}, por favor',
  'We need a little more proof': 'Necesitamos un comprobante más',
  'Thank you for what you sent so far. We ask for something more:':
    'Gracias por lo que ha enviado hasta ahora. Le pedimos algo más:',
};
