import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from './media';
import { focusRing } from './styleParts';
import { TabList, type TabListProps } from './TabList';

// Not a part of `TabList`, which every page brings along.
const Root = styled('div', { name: 'MarqueeLineTabs', slot: 'Root' })({
  minWidth: 0,
  '& > [role=tablist]': {
    gap: 2,
    padding: 0,
    border: 0,
    borderRadius: 0,
    borderBottom: `1px solid ${vars.line.subtle}`,
    backgroundColor: 'transparent',
    boxShadow: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& button': { flex: 'none', height: 44, padding: '0 14px', borderRadius: 0 },
    '& button:focus-visible': { ...focusRing, outlineOffset: -3 },
    '& button[aria-selected=true]': {
      background: 'none',
      boxShadow: `inset 0 -3px 0 ${vars.primary.main}`,
      color: vars.text.primary,
    },
    [media.phone]: {
      marginInline: -14,
      paddingInline: 6,
      '& button': { padding: '0 12px', fontSize: 13.5 },
    },
  },
});

/** Tabs of many words, underlined. */
export function LineTabs<Id extends string>(props: Omit<TabListProps<Id>, 'look'>) {
  return (
    <Root>
      <TabList {...props} look="line" />
    </Root>
  );
}
