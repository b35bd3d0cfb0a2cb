/** A banner of 6 by 4 feet on the fence beside a field, with its dimensions (L26). */
import { t } from '../../../i18n/i18n.ts';

const ink = '#17201c';

export const BannerPicture = () => (
  <svg
    className="banner-picture"
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={t('A banner 6 feet wide and 4 feet tall on a chain-link fence beside a field')}
  >
    <defs>
      <pattern id="mesh" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h9M0 0v9" stroke="#5d6b65" strokeOpacity=".55" />
      </pattern>
    </defs>
    <rect width="400" height="300" fill="#d3e9ef" />
    <circle cx="344" cy="44" r="20" fill="#fff3c9" />
    <path d="M0 134c30-38 78-36 108-10 34-36 84-30 112 2 46-32 120-26 180 4v70H0z" fill="#a5cdb6" />
    <path d="M0 164c60-28 120-14 184-6 76-26 150-22 216 4v40H0z" fill="#76ad8f" />
    <path d="M0 190h400v110H0z" fill="#5aa276" />
    <path d="M0 216h400v18H0zM0 258h400v24H0z" fill="#69b083" />
    <path d="M0 86h400v144H0z" fill="url(#mesh)" />
    <path d="M0 86h400" stroke="#7d8a84" strokeWidth="4" />
    <path d="M22 80v156M378 80v156" stroke="#68766f" strokeWidth="6" />
    <path d="M0 292l400-14" stroke="#f4fbf6" strokeWidth="6" />
    <rect x="103" y="106" width="204" height="120" fill="#26332d" opacity=".18" />
    <rect x="98" y="100" width="204" height="120" fill="#fff" />
    <rect x="106" y="108" width="188" height="104" fill="none" stroke="#114a86" strokeWidth="2" strokeDasharray="6 5" />
    <path d="M200 115l4.5 11.5L217 131l-12.5 4.5L200 147l-4.5-11.5L183 131l12.5-4.5z" fill="#e08a2c" />
    <g fill="#114a86">
      <text x="200" y="176" fontSize="28">
        {t('YOUR SPONSOR')}
      </text>
      <text x="200" y="202" fontSize="23">
        {t('HERE')}
      </text>
    </g>
    <path d="M98 66h204M98 60v12M302 60v12M334 100v120M328 100h12M328 220h12" stroke={ink} strokeWidth="2" />
    <rect x="172" y="52" width="56" height="28" rx="4" fill={ink} />
    <rect x="306" y="146" width="56" height="28" rx="4" fill={ink} />
    <g fill="#fff" fontSize="19">
      <text x="200" y="73">
        {t('6 ft')}
      </text>
      <text x="334" y="167">
        {t('4 ft')}
      </text>
    </g>
  </svg>
);
