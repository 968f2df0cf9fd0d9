import { Note } from '../../ui/Note';
import type { PartSamples } from './partSample';

export const feedbackParts = {
  MarqueeNote: {
    element: (
      <Note tone="info" title="Xong">
        Tiền đã về ví.
      </Note>
    ),
    variant: { tone: 'success' },
  },
} satisfies PartSamples;
