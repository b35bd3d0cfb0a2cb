const baseOf = (service: 'salesforce' | 'hubspot-company') => {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${service}"]`)?.content ?? '';
  return URL.canParse(written) ? written : null;
};

/**
 * The organization's link in a CRM, opening in a new tab (B-095); its id as text if the server has no URL for that CRM.
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
