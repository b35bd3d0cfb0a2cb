const baseOf = (service: 'salesforce' | 'hubspot-company') => {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${service}"]`)?.content ?? '';
  return URL.canParse(written) ? written : null;
};

/**
 * The organization in a contact-management service, in a tab of its own (B-095); where the server names no address of that
 * service, the id there as text.
 */
export function CrmLink({ service, id }: { service: 'salesforce' | 'hubspot-company'; id: string }) {
  const base = baseOf(service);
  if (!base) return id;
  return (
    <a href={base.replace(/\/?$/, '/') + encodeURIComponent(id)} target="_blank" rel="noreferrer">
      {id}
    </a>
  );
}
