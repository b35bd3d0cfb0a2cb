/** The sponsor's logo, or the initial of its name. Decorative: the name stands beside it. */
export const SponsorLogo = ({ name, url }: { name: string; url: string | null | undefined }) => (
  <span className="logo-tile" aria-hidden="true">
    {url ? <img src={url} alt="" loading="lazy" /> : name.charAt(0).toUpperCase()}
  </span>
);
