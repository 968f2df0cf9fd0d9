import { styled, useThemeProps } from '@mui/material/styles';
import { useMemo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { htmlText, isBoundedHtml } from '#contract/isBoundedHtml';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { cleanHtml } from './SafeHtmlCleaner';
import { useOwnLinks } from '../hooks/useOwnLinks';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const safeHtmlClasses = slotClasses('MarqueeSafeHtml', ['root']);

// Styles by tag, because the given HTML has no classes of ours.
const Root = styled('div', { name: 'MarqueeSafeHtml', slot: 'Root' })<{ ownerState: SafeHtmlProps }>({
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h2, & h3, & h4': {
    margin: space(4, 0, 1.5),
    fontSize: textSize.large,
    lineHeight: '24px',
    fontWeight: 600,
    color: vars.text.primary,
  },
  '& p, & ul, & ol, & table, & blockquote': { margin: space(0, 0, 3) },
  '& ul, & ol': { paddingLeft: 20 },
  '& li': { paddingLeft: 4, lineHeight: '26px', '&::marker': { color: vars.primary.text } },
  '& a': { color: vars.primary.text, fontWeight: 600 },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: vars.radius.md },
  '& blockquote': { paddingLeft: 14, borderLeft: `3px solid ${vars.line.control}` },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { padding: '8px 12px', border: `1px solid ${vars.line.subtle}`, textAlign: 'left' },
});

interface SafeHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The HTML as the gateway sent it. */
  html: string;
  /** Hosts whose pictures are allowed; our own always are. */
  imageHosts: readonly string[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSafeHtml: SafeHtmlProps;
  }
}

/**
 * The only component that renders external HTML (security §2); HTML that is too deep or too long is reduced to its
 * text.
 */
export function SafeHtml(given: SafeHtmlProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSafeHtml' });
  const { html, imageHosts, className, onClick, ...rest } = props;
  const followOwn = useOwnLinks();
  const clean = useMemo(
    () => (isBoundedHtml(html) ? cleanHtml(html, imageHosts) : undefined),
    [html, imageHosts],
  );
  const root = {
    ...rest,
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      onClick?.(event);
      followOwn(event);
    },
    className: withClass(safeHtmlClasses.root, className),
    ownerState: props,
  };
  if (clean === undefined) return <Root {...root}>{htmlText(html)}</Root>;
  return <Root {...root} dangerouslySetInnerHTML={{ __html: clean }} />;
}
