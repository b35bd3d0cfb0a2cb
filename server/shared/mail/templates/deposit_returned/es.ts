/** The email in Spanish: English → Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  'Your payment of {amount} came back to us': 'Su pago de {amount} nos fue devuelto',
  'We can’t pay to your bank account': 'No podemos pagar a su cuenta bancaria',
  'The bank did not accept it for the account that ends in ••{endsIn}.':
    'El banco no lo aceptó para la cuenta que termina en ••{endsIn}.',
  'The bank says that the account that ends in ••{endsIn} is closed.':
    'El banco dice que la cuenta que termina en ••{endsIn} está cerrada.',
  'The bank says that there is no account with this number, which ends in ••{endsIn}. A digit may be wrong.':
    'El banco dice que no hay ninguna cuenta con este número, que termina en ••{endsIn}. Puede que haya un dígito equivocado.',
  'The bank says that the account that ends in ••{endsIn} is frozen.':
    'El banco dice que la cuenta que termina en ••{endsIn} está congelada.',
  'The account that ends in ••{endsIn} does not accept this kind of payment. Please use a checking account.':
    'La cuenta que termina en ••{endsIn} no recibe pagos de este tipo. Por favor, use una cuenta corriente.',
  'We no longer pay to this account. Please enter another one; until then we send checks to your mailing address.':
    'Ya no pagamos a esta cuenta. Por favor, indique otra; hasta entonces enviaremos cheques a su dirección postal.',
  'You don’t have to do anything: our team looks into it and pays again.':
    'No tiene que hacer nada: nuestro equipo lo revisará y volverá a pagar.',
  'See how you are paid': 'Ver cómo le pagamos',
  'You received this email because you are a contact, owner or treasurer of {organization}.':
    'Recibió este correo porque es contacto, propietario o tesorero de {organization}.',
};
