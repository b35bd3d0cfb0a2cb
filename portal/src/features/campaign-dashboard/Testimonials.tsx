/** Testimonials: a quote with, if known, who said it (S-191, S-204). */
import { Turf } from '../../layout/Turf.tsx';
import type { DashboardTestimonial } from './types.ts';

function Voice({ testimonial, lead = false }: { testimonial: DashboardTestimonial; lead?: boolean }) {
  return (
    <figure className={lead ? 'voice voice--lead' : 'voice'}>
      <blockquote>“{testimonial.quote}”</blockquote>
      {testimonial.attribution && <figcaption>{testimonial.attribution}</figcaption>}
    </figure>
  );
}

export function Testimonials({ testimonials }: { testimonials: readonly DashboardTestimonial[] }) {
  const [lead, ...rest] = testimonials;
  if (!lead) return null;
  return (
    <Turf as="section" className="turf--band" label="Testimonials">
      <div className={rest.length > 0 ? 'wrap voices' : 'wrap'}>
        <Voice testimonial={lead} lead />
        {rest.length > 0 && (
          <div className="voices__rest">
            {rest.map((testimonial) => (
              <Voice key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        )}
      </div>
    </Turf>
  );
}
