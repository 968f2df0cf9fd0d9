import { Button } from './Button';
import { Note } from './Note';

interface AskAgainNoteProps {
  title: string;
  /** What may have happened, and that nothing happens twice. */
  text: string;
  ask: string;
  asking: boolean;
  onAsk: () => void;
}

/** Money was sent and no answer came: it is asked for by its key, and nothing else is sent meanwhile. */
export function AskAgainNote({ title, text, ask, asking, onAsk }: AskAgainNoteProps) {
  return (
    <Note tone="warning" title={title} alert>
      <p>{text}</p>
      <Button size="small" tone="primary" loading={asking} onClick={onAsk}>
        {ask}
      </Button>
    </Note>
  );
}
