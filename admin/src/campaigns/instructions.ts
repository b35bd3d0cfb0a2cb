import { onlyTags } from '../form/templateTags.ts';

/** A validator of reminder instructions that allows only these two tags (S-123, S-124, S-286). */
export const instructions = onlyTags('sponsor_name', 'verification_email_address');
