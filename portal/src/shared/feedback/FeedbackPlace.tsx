/** Keeps the space of a feedback bar while it loads, so that what is below does not move. */
import './feedback.css';

export const FeedbackPlace = ({ wide = false }: { wide?: boolean | undefined }) => (
  <div className={wide ? 'wrap feedback__after' : undefined}>
    <div className="feedback feedback--loading" />
  </div>
);
