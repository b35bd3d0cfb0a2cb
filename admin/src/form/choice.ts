/** An option of a select, checkbox group or menu. */
export type Choice = { id: string | number; name: string; disabled?: boolean };
