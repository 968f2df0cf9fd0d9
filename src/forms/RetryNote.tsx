import { Button } from '../ui/actions/Button';
import { Note } from '../ui/feedback/Note';

interface AskAgainNoteProps {
  title: string;
  /** Explains that the money may have moved, and that a retry cannot move it twice. */
  text: string;
  retryLabel: string;
  loading: boolean;
  onRetry: () => void;
}

/** A call that moves money got no answer. Offers a retry with the same key; the form sends nothing else meanwhile. */
export function RetryNote({ title, text, retryLabel, loading, onRetry }: AskAgainNoteProps) {
  return (
    <Note
      tone="warning"
      title={title}
      alert
      action={
        <Button size="small" tone="primary" loading={loading} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
