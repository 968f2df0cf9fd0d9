import { Button } from '../ui/actions/Button';
import { Note } from '../ui/feedback/Note';

interface AskAgainNoteProps {
  title: string;
  /** What may have happened, and that nothing happens twice. */
  text: string;
  retryLabel: string;
  loading: boolean;
  onRetry: () => void;
}

/** Money was sent and no answer came: it is asked for by its key, and nothing else is sent meanwhile. */
export function AskAgainNote({ title, text, retryLabel, loading, onRetry }: AskAgainNoteProps) {
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
