import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { HelpTopic } from '@/data/resources/useHelp';
import { CaretDownIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import { focusRing } from '@/ui/styles/styleParts';
import { ContentHtml } from '@/shared/ContentHtml';

const slot = ownClasses('HelpArticle', ['question', 'caret', 'answer']);

const Root = styled('details')({
  borderBottom: `1px solid ${vars.line.subtle}`,
  '&:last-of-type': { borderBottom: 0 },
  scrollMarginTop: 140,
  [`& .${slot.question}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    minHeight: 52,
    padding: space(2, 0),
    borderRadius: vars.radius.xs,
    fontSize: textSize.lead,
    lineHeight: '22px',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
  },
  [`& .${slot.caret}`]: { flex: 'none', display: 'flex', color: vars.text.muted },
  [`&[open] .${slot.caret}`]: { transform: 'rotate(180deg)' },
  [`& .${slot.answer}`]: { maxWidth: 720, paddingBottom: space(4), color: vars.text.secondary },
});

interface HelpArticleProps {
  article: HelpTopic['articles'][number];
  /** Its anchor. */
  id: string;
  /** Whether it is opened by the address or by a search. */
  open?: boolean;
}

/** A question that opens its answer (INFO-01). */
export function HelpArticle({ article: { title, content }, id, open = false }: HelpArticleProps) {
  return (
    <Root id={id} open={open}>
      <summary className={slot.question}>
        {title}
        <span className={slot.caret}>
          <CaretDownIcon fontSize={18} />
        </span>
      </summary>
      <div className={slot.answer}>
        <ContentHtml html={content} />
      </div>
    </Root>
  );
}
